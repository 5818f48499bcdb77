import { expect, test } from 'vitest';

import { plainMetadata, splitFrontMatter } from './plainFrontMatter.ts';

const read = (head: string) => {
  const metadata = plainMetadata(head);
  return metadata && Object.fromEntries(metadata);
};

test.for<[string, string, Record<string, string>]>([
  ['a name and words', 'title: Onion soup', { title: 'Onion soup' }],
  ['a number', 'servings: 4', { servings: '4' }],
  ['brackets and a share', 'food: beef (80% lean), raw', { food: 'beef (80% lean), raw' }],
  ['an apostrophe', "title: Ann's soup", { title: "Ann's soup" }],
  ['quotes around a colon', 'title: "Soup: mild #1"', { title: 'Soup: mild #1' }],
  [
    'a list',
    'foods:\n  - leek\n  - fresh thyme\ntime: 5 min',
    { foods: 'leek, fresh thyme', time: '5 min' },
  ],
  ['a name without a value', 'title:\nservings: 4', { servings: '4' }],
  ['an empty line', 'title: Soup\n\nservings: 4', { title: 'Soup', servings: '4' }],
  ['spaces at the end', 'title: Soup  ', { title: 'Soup' }],
])('%s', ([, head, expected]) => {
  expect(read(head)).toEqual(expected);
});

test.for([
  ['a comment', 'title: Soup # mild'],
  ['a colon', 'title: Soup: mild'],
  ['a clock', 'time: 01:30'],
  ['no value', 'title: null'],
  ['an item that is none', 'foods:\n  - null'],
  ['single quotes', "title: 'Soup'"],
  ['an escape', 'title: "caf\\u00e9"'],
  ['a folded text', 'title: >\n  Soup'],
  ['a second line', 'title: Onion\n  soup'],
  ['a list on its line', 'tags: [soup]'],
  ['a list as deep as its name', 'tags:\n- soup'],
  ['an item with more behind it', 'tags:\n  - soup\n    - leek'],
  ['names within names', 'time:\n  prep: 5 min'],
  ['the same name twice', 'title: Soup\ntitle: Tea'],
  ['a tab', 'title: Onion\tsoup'],
  ['capitals', 'Title: Soup'],
  ['more lines than a recipe has', `title: Soup${'\n'.repeat(500)}`],
] as const)('%s is for a reader of all of YAML', ([, head]) => {
  expect(read(head)).toBeUndefined();
});

test('the lines above are apart from what is below', () => {
  expect(splitFrontMatter('---\ntitle: Soup\n---\nBoil.\n---\n')).toEqual({
    head: 'title: Soup\n',
    body: 'Boil.\n---\n',
  });
  expect(splitFrontMatter('Boil.\n---\ntitle: Soup\n---\n')).toBeUndefined();
  expect(splitFrontMatter('---\ntitle: Soup\n')).toBeUndefined();
});

test.for([
  ['letters', `title: ${'a'.repeat(30_000)}:`],
  ['spaces', `title: a${' '.repeat(30_000)}:`],
  ['pairs', `title: ${'a '.repeat(15_000)}:`],
] as const)('many %s are read in linear time', ([, head]) => {
  const start = performance.now();
  expect(read(head)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(1_000);
});
