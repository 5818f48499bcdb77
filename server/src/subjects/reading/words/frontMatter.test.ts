import { plainMetadata } from '@larder/shared/recipes/plainFrontMatter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { frontMatter } from './frontMatter.rules.ts';

/** Without a name that a plain object cannot hold. */
const read = (yaml: string) =>
  Object.fromEntries(
    [...frontMatter(`---\n${yaml}\n---\nbody`).metadata].filter(([name]) => name !== '__proto__'),
  );

/** As the documents of Cooklang and YAML have it. Sources: https://cooklang.org/docs/spec/, https://yaml.org/spec/1.2.2/ */
test.for<[string, string, Record<string, string>]>([
  ['a name and a value', 'title: Soup', { title: 'Soup' }],
  ['quotes', 'title: "Soup: mild"', { title: 'Soup: mild' }],
  ['single quotes', "title: 'Ann''s soup'", { title: "Ann's soup" }],
  ['escapes', 'title: "caf\\u00e9"', { title: 'café' }],
  ['a comment', 'title: Soup # mild', { title: 'Soup' }],
  ['a hash that is none', 'title: Soup#1', { title: 'Soup#1' }],
  ['a line of comment', '# mine\ntitle: Soup', { title: 'Soup' }],
  [
    'a folded text',
    'description: >\n  Mild\n  soup.\n\n  Of leeks.',
    { description: 'Mild soup.\nOf leeks.' },
  ],
  ['a literal text', 'description: |\n  Mild\n  soup.', { description: 'Mild\nsoup.' }],
  [
    'a folded text without its end',
    'description: >-\n  Mild\n  soup.\ntitle: Soup',
    { description: 'Mild soup.', title: 'Soup' },
  ],
  ['a text of two lines', 'description: Mild\n  soup.', { description: 'Mild soup.' }],
  ['a list', 'tags:\n  - soup\n  - leek', { tags: 'soup, leek' }],
  ['a list on its line', 'tags: [soup, "leek, mild"]', { tags: 'soup, leek, mild' }],
  ['a list as deep as its name', 'tags:\n- soup\n- leek', { tags: 'soup, leek' }],
  [
    'names within names',
    'source:\n  name: Ann\n  url: https://example.org',
    { 'source.name': 'Ann', 'source.url': 'https://example.org' },
  ],
  [
    'names within braces',
    'time: {prep: 10 min, cook: 1 h}',
    { 'time.prep': '10 min', 'time.cook': '1 h' },
  ],
  ['names of several words', 'prep time: 10 min', { 'prep time': '10 min' }],
  ['capitals', 'Title: Soup', { title: 'Soup' }],
  ['a number', 'servings: 4', { servings: '4' }],
  ['a fraction', 'servings: 1/2', { servings: '1/2' }],
  ['a clock', 'time: 01:30', { time: '01:30' }],
  ['yes', 'vegan: yes', { vegan: 'yes' }],
  ['nothing', 'title:\nservings: 4', { servings: '4' }],
  ['a value that is used twice', 'a: &x Soup\ntitle: *x', { a: 'Soup', title: 'Soup' }],
  ['the same name twice', 'title: Soup\ntitle: Tea', { title: 'Tea' }],
  ['no YAML: a colon in a value', 'title: Soup: mild', { title: 'Soup: mild' }],
  ['no YAML: a bracket without an end', 'title: Soup\ntags: [a', { title: 'Soup', tags: '[a' }],
  [
    'a name that objects have',
    '__proto__: a\nconstructor: b\ntitle: Soup',
    { title: 'Soup', constructor: 'b' },
  ],
])('%s', ([, yaml, expected]) => {
  expect(read(yaml)).toEqual(expected);
});

test.for([
  ['no lines', 'title: Soup\n'],
  ['no second line', '---\ntitle: Soup\n'],
  ['a line that is longer', '----\ntitle: Soup\n----\n'],
  ['a text between', '---\nSoup\n---\n'],
  ['other text above', 'Soup\n---\ntitle: Tea\n---\n'],
] as const)('%s: all is body', ([, text]) => {
  const { metadata, body } = frontMatter(text);
  expect(metadata.size).toBe(0);
  expect(body).toBe(text);
});

test('the body is what is below', () => {
  expect(frontMatter('---\ntitle: Soup\n---\n\nBoil.\n---\nServe.').body).toBe(
    '\nBoil.\n---\nServe.',
  );
});

test.for([
  ['brackets', `a: ${'['.repeat(20_000)}`],
  ['braces', `a: ${'{'.repeat(20_000)}`],
  [
    'aliases',
    `a: &a [x]\n${Array.from({ length: 500 }, (_, at) => `b${at}: [*a, *a, *a]`).join('\n')}`,
  ],
  [
    'aliases of aliases',
    Array.from(
      { length: 30 },
      (_, at) => `a${at}: &a${at} ${at === 0 ? '[x]' : `[*a${at - 1}, *a${at - 1}]`}`,
    ).join('\n'),
  ],
  ['names', Array.from({ length: 5_000 }, (_, at) => `n${at}: x`).join('\n')],
  ['deep names', Array.from({ length: 200 }, (_, at) => `${' '.repeat(at)}n${at}:`).join('\n')],
] as const)('many %s are bounded', ([, yaml]) => {
  const start = performance.now();
  expect(frontMatter(`---\n${yaml}\n---\nBoil.`).metadata.size).toBeLessThanOrEqual(500);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('what is read without the library is what the library reads', () => {
  const words = fc
    .array(fc.constantFrom(...Array.from('aZé5 -?!&*%(),.\'"|>@`~{}[]:#\t\u00A0\u2028')), {
      maxLength: 8,
    })
    .map((letters) => letters.join(''));
  const name = fc.constantFrom('title', 'foods', 'time');
  const line = fc.oneof(
    fc.tuple(name, words).map(([key, value]) => `${key}: ${value}`),
    fc.tuple(name, words).map(([key, value]) => `${key}: "${value}"`),
    name.map((key) => `${key}:`),
    words.map((item) => `  - ${item}`),
    fc.constant(''),
  );
  let compared = 0;
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const head = lines.join('\n');
      const plainly = plainMetadata(head);
      if (!plainly) return;
      compared += Number(plainly.size > 0);
      const values: Record<string, string | string[] | null> =
        parse(head, { schema: 'failsafe' }) ?? {};
      const expected = Object.entries(values).flatMap(([key, value]) => {
        const text = (Array.isArray(value) ? value.join(', ') : (value ?? '')).trim();
        return text === '' ? [] : [[key, text] as const];
      });
      expect(plainly).toEqual(new Map(expected));
    }),
    { numRuns: 3_000 },
  );
  expect(compared).toBeGreaterThan(100);
});
