import { expect, test } from 'vitest';

import { cookNumber, parseCooklang, shownToken } from './cooklang.ts';

const parse = (body: string) => parseCooklang({ metadata: new Map(), body });

/** A step in short: text as it is, "@name|quantity|unit|note" of the rest. */
function shortOf(text: string): string[][] {
  const sign = { ingredient: '@', cookware: '#', timer: '~' } as const;
  return parse(text).steps.map(({ tokens }) =>
    tokens.map(({ kind, name, quantity, unit, note, isOptional }) => {
      if (kind === 'text') return name;
      const said = [quantity, unit, note].join('|').replace(/\|+$/, '');
      return `${sign[kind]}${isOptional ? '?' : ''}${name}${said && `|${said}`}`;
    }),
  );
}

test.for<[string, string, string[][]]>([
  ['text', 'Add a bit of chilli', [['Add a bit of chilli']]],
  ['two lines are one step', 'Add a bit\nof chilli', [['Add a bit of chilli']]],
  ['two lines with a break between', 'Lay @rice{}.\\\nTop it.', [['Lay ', '@rice', '.\nTop it.']]],
  ['a blank line ends it', 'Mix.\n\nBake.', [['Mix.'], ['Bake.']]],
  ['lines end as on any machine', 'Mix.\r\n\r\nBake.', [['Mix.'], ['Bake.']]],
  ['one word', 'Add @chilli to it', [['Add ', '@chilli', ' to it']]],
  ['a word ends at a comma', '@chilli, cut', [['@chilli', ', cut']]],
  ['a word ends at any punctuation', 'Add @chilli⸫ then', [['Add ', '@chilli', '⸫ then']]],
  ['a word may have digits', '@5peppers', [['@5peppers']]],
  ['a word may be a picture', 'Add @🧂', [['Add ', '@🧂']]],
  ['several words', '@hot chilli{3}', [['@hot chilli|3']]],
  ['several words without an amount', '@hot chilli{}', [['@hot chilli']]],
  ['one of each', '@chilli and @hot sauce{}', [['@chilli', ' and ', '@hot sauce']]],
  ['amount and unit', '@ginger{10%g}', [['@ginger|10|g']]],
  ['a text as amount', '@thyme{few%sprigs}', [['@thyme|few|sprigs']]],
  ['digits and text', '@water{7 k }', [['@water|7 k']]],
  ['spaces around', '@chilli{ 3 % items }', [['@chilli|3|items']]],
  ['a fraction', '@milk{1/2%cup}', [['@milk|1/2|cup']]],
  ['a fixed amount', '@yeast{=2%g}', [['@yeast|2|g']]],
  ['another name for the text', '@white wine|wine{1%cup}', [['@white wine|1|cup']]],
  ['a plural for the text', 'with @tomato|tomatoes{3}', [['with ', '@tomato|3']]],
  ['another name without the first', '@|wine{}', [['@wine']]],
  ['a note', '@onion{1}(peeled, diced) in', [['@onion|1||peeled, diced', ' in']]],
  ['an optional one', '@?thyme{2%sprigs}', [['@?thyme|2|sprigs']]],
  ['an optional one of one word', 'with @?chives', [['with ', '@?chives']]],
  ['optional cookware', 'in a #?big pot{}', [['in a ', '#?big pot']]],
  ['the mark counts once', '@??thyme{}', [['@??thyme']]],
  ['a mark before a space is text', 'Add @? thyme', [['Add @? thyme']]],
  ['a mark after a name is text', 'the @salt{}?', [['the ', '@salt', '?']]],
  ['a note behind a word', 'Add @onion(peeled) now', [['Add ', '@onion|||peeled', ' now']]],
  ['no other name of one word', 'Add @wine|red now', [['Add ', '@wine', '|red now']]],
  ['another recipe', 'Pour @@Hollandaise{150%g}', [['Pour ', '@Hollandaise|150|g']]],
  ['an escaped sign', 'Mail to a\\@b', [['Mail to a@b']]],
  ['an address', 'Mail to ann@example.org', [['Mail to ann@example.org']]],
  ['another file', '@./sauces/Hollandaise{150%g}', [['@Hollandaise|150|g']]],
  ['cookware', 'in a #frying pan{} or #pot', [['in a ', '#frying pan', ' or ', '#pot']]],
  ['a timer', 'for ~{10%minutes}', [['for ', '~|10|minutes']]],
  ['a timer with a name', '~eggs{3%minutes}', [['~eggs|3|minutes']]],
  ['a timer of one word', 'for ~rest, then', [['for ', '~rest', ', then']]],
  ['degrees', 'Heat up to 200°C', [['Heat up to 200°C']]],
  ['a sign before a space is text', 'Message @ example{}', [['Message @ example{}']]],
  ['so is a hash', 'Recipe # 10{}', [['Recipe # 10{}']]],
  ['and a tilde', 'It is ~ {5}', [['It is ~ {5}']]],
  ['braces that stay open', '@hot chilli{3', [['@hot', ' chilli{3']]],
  ['a comment', '-- testing', []],
  ['a comment at the end', 'Mix. -- well', [['Mix.']]],
  ['a comment within', 'Mix [- not\nthis -]well', [['Mix well']]],
  ['a comment that stays open', 'Mix [- not', [['Mix [- not']]],
  ['metadata is no step', '>> servings: 4\nMix.', [['Mix.']]],
  ['a note is no step', '> Best warm\n\nMix.', [['Mix.']]],
])('Cooklang: %s', ([, text, expected]) => {
  expect(shortOf(text)).toEqual(expected);
});

test.for<[string, number | undefined]>([
  ['3', 3],
  ['0.5', 0.5],
  ['1/2', 0.5],
  ['1 / 2', 0.5],
  ['1 1/2', 1.5],
  ['01/2', undefined],
  ['1/0', undefined],
  ['7 k', undefined],
  ['', undefined],
])('the number %j is %s', ([text, number]) => {
  expect(cookNumber(text)).toBe(number);
});

test('a step knows where it begins, and shows what it names', () => {
  const { steps } = parse(
    '\n-- first\nMix @flour{100%g}\nand ~rest{5%min}.\n\n== Then ==\nBake in a #pan.',
  );
  expect(steps.map(({ line, section }) => [line, section])).toEqual([
    [3, null],
    [7, 'Then'],
  ]);
  expect(steps.map(({ tokens }) => tokens.map(shownToken).join(''))).toEqual([
    'Mix flour and 5 min.',
    'Bake in a pan.',
  ]);
});

test('metadata within the text is added to what stands above it', () => {
  const above = new Map([['title', 'Soup']]);
  const { metadata } = parseCooklang({ metadata: above, body: '>> Servings: 4\nMix.' });
  expect(Object.fromEntries(metadata)).toEqual({ title: 'Soup', servings: '4' });
});

test.for([
  ['signs', '@'.repeat(100_000)],
  ['names without braces', '@a b '.repeat(30_000)],
  ['open comments', '[-'.repeat(100_000)],
  ['braces', '{'.repeat(100_000)],
  ['equals', '='.repeat(100_000)],
] as const)('many %s are read in linear time', ([, text]) => {
  expect(parse(text).steps.length).toBeLessThan(2);
});
