import { expect, test } from 'vitest';

import { cookNumber, parseCooklang, readCooklang } from './cooklang.ts';

/** A step in short: text as it is, "@name|quantity|unit|note" of the rest. */
function shortOf(text: string): string[][] {
  const sign = { ingredient: '@', cookware: '#', timer: '~' } as const;
  return parseCooklang(text).steps.map(({ tokens }) =>
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

test('a fixed amount stays, and another file is a recipe', () => {
  const text = 'Mix @flour{100%g}, @yeast{=2%g} and @./sauces/Hollandaise{150%g}.';
  expect(readCooklang(text, 'file')?.lines).toMatchObject([
    { text: '100 g flour', amount: 100, isFixed: false },
    { text: '2 g yeast', amount: 2, isFixed: true },
    { text: '150 g Hollandaise', recipe: 'Hollandaise' },
  ]);
});

test('what stands above is YAML', () => {
  const text = `---
title: 'Ann''s pancakes' # the best
description: >
  Thin
  ones.
tags: [sweet, "quick, easy"]
servings: 4
time:
  prep: 10 min
  cook: 1 h
source:
  name: Ann
  url: https://example.org/p
---
Mix @eggs{3}.`;
  expect(readCooklang(text, 'file')).toMatchObject({
    title: "Ann's pancakes",
    description: 'Thin ones.',
    yields: { low: 4 },
    minutes: { prep: 10, cook: 60 },
    source_url: 'https://example.org/p',
    steps: [{ text: 'Mix eggs.' }],
  });
});

test('a whole recipe', () => {
  const text = `---
title: "Pancakes"
servings: 2|4
prep time: 10 min
source:
  url: https://example.org/p
---
Mix @flour{125%g} and @eggs{3}.

== For the top ==
Fry with @butter{a knob}(salted), @flour and more @flour{1%tbsp} for ~{2%minutes}.

> Good cold.`;
  expect(readCooklang(text, 'file')).toMatchObject({
    title: 'Pancakes',
    lines: [
      { text: '125 g flour', section: null, amount: 125, unit: 'g', name: 'flour' },
      { text: '3 eggs', section: null, amount: 3 },
      { text: 'a knob butter, salted', section: 'For the top' },
      { text: '1 tbsp flour', section: 'For the top' },
    ],
    steps: [
      { text: 'Mix flour and eggs.', section: null },
      { text: 'Fry with butter, flour and more flour for 2 minutes.', section: 'For the top' },
    ],
    yields: { low: 2 },
    minutes: { prep: 10 },
    notes: 'Good cold.',
    source_url: 'https://example.org/p',
  });
  expect(readCooklang('Nothing to buy.', 'file')).toBeUndefined();
  expect(readCooklang('@egg{1}', 'file')?.title).toBe('file');
});

test('an optional ingredient stays one, and what a recipe makes is not for how many it is', () => {
  const text = '---\nyield: 500%ml\n---\nStir @milk{1%l}, top with @?chives{} and @?oil{a drop}.';
  expect(readCooklang(text, 'file')).toMatchObject({
    lines: [
      { text: '1 l milk', isOptional: false },
      { text: 'chives, optional', name: 'chives', isOptional: true },
      { text: 'a drop oil, optional' },
    ],
    yields: null,
  });
  expect(readCooklang('---\nyield: 12 rolls\n---\n@egg{1}', 'file')?.yields?.low).toBe(12);
});

test.for([
  ['signs', '@'.repeat(100_000)],
  ['names without braces', '@a b '.repeat(30_000)],
  ['open comments', '[-'.repeat(100_000)],
  ['braces', '{'.repeat(100_000)],
  ['equals', '='.repeat(100_000)],
] as const)('many %s are read in linear time', ([, text]) => {
  expect(parseCooklang(text).steps.length).toBeLessThan(2);
});
