import { expect, test } from 'vitest';

import { assertedWords } from './texts/asserted.ts';
import { matcherOf } from './texts/match.ts';
import { pageOf } from './texts/page.ts';
import { parse } from './texts/parse.ts';
import { look, problemsOf } from './texts/report.ts';
import { checkTexts } from './texts/run.ts';
import type { Screen } from './texts/types.ts';
import { allWords, HOLE } from './texts/words.ts';

test('every quoted text is shown by a test, and docs/screens.md is up to date', () => {
  const { problems, isUpToDate } = checkTexts();
  expect(problems).toEqual([]);
  expect(isUpToDate, 'npm run texts:check -- --write').toBe(true);
});

const TEXT = 'No orders found';
const shows = (source: string, kind?: 'unit' | 'journey'): boolean =>
  assertedWords(parse(source), kind).some(matcherOf(TEXT));

test.for([
  ["test('x', () => { expect(words).toBe('No orders found'); });", 'compared'],
  ["test('x', async () => { await screen.findByText('No orders found'); });", 'found'],
  [
    "test('x', () => { screen.getByRole('heading', { name: /^No orders found$/ }); });",
    'a pattern',
  ],
  ["test('x', () => { expect(box).toHaveTextContent(`No orders found ${more}`); });", 'a template'],
  ["test('x', () => { expect(box).toHaveText('No orders ' + 'found'); });", 'put together'],
  [
    "const WORDS = { none: 'No orders found' }; test('x', () => { screen.getByText(WORDS.none); });",
    'a name',
  ],
  [
    "test.for([['a', 'No orders found']])('%s', ([, words]) => { screen.getByText(words); });",
    'a table',
  ],
  [
    "test.each([['a', 'No orders found']])('%s', (_, words) => { screen.getByText(words); });",
    'the other table',
  ],
  [
    "test.for([{ words: 'No orders found' }])('x', ({ words }) => { expect(it).toBe(words); });",
    'rows with names',
  ],
  [
    "test('x', () => { for (const [words] of [['No orders found']]) screen.getByText(words); });",
    'a loop',
  ],
  [
    "function sees(words) { screen.getByText(words); } test('x', () => { sees('No orders found'); });",
    'a helper',
  ],
  [
    "const sees = (words) => screen.getByText(words); test('x', () => { sees('No orders found'); });",
    'a short one',
  ],
  [
    "test('x', () => { expect(screen.getByText('No orders found')).not.toHaveFocus(); });",
    'there, but not so',
  ],
  [
    "test('x', () => { expect(screen.queryByText('No orders found')).not.toBeNull(); });",
    'not absent',
  ],
] as const)('asserted: %s (%s)', ([source]) => {
  expect(shows(source)).toBe(true);
});

test.for([
  ["// expect(words).toBe('No orders found')", 'a comment'],
  ["test('No orders found', () => { expect(1).toBe(1); });", 'a title'],
  ["describe('No orders found', () => {});", 'the title of several'],
  [
    "test.for([['No orders found', 1]])('%s', ([, n]) => { expect(n).toBe(1); });",
    'the title of a row',
  ],
  ["test('x', async () => { await user.type(box, 'No orders found'); });", 'typed, not seen'],
  [
    "test('x', () => { server.answers(call, { words: 'No orders found' }); });",
    'prepared, not seen',
  ],
  ["test('x', () => { expect(screen.queryByText('No orders found')).toBeNull(); });", 'absent'],
  ["test('x', () => { expect(box).not.toHaveTextContent('No orders found'); });", 'denied'],
  [
    "test('x', () => { expect(page.getByText('No orders found')).toHaveCount(0); });",
    'counted as none',
    'journey',
  ],
  [
    "test('x', () => { expect(page.getByText('No orders found')).toBeHidden(); });",
    'hidden',
    'journey',
  ],
  ["test.skip('x', () => { expect(words).toBe('No orders found'); });", 'skipped'],
  [
    "describe.skip('x', () => { test('y', () => { expect(words).toBe('No orders found'); }); });",
    'all skipped',
  ],
  [
    "const words = 'No orders found'; test('x', (words) => { expect(words).toBe(1); });",
    'another name',
  ],
  ["test('x', () => { expect(words).toBe('No orders'); });", 'less than the text'],
  ["test('x', () => { expect(words).toBe('No orders foundations'); });", 'another word'],
] as const)('not asserted: %s (%s)', ([source, , kind]) => {
  expect(shows(source, kind)).toBe(false);
});

test.for([
  ['Orders', 'Orders', true, 'the whole'],
  ['Orders', 'Error Loading Orders', false, 'a short text inside another'],
  ['Select {title}', 'Select Recipe 1', true, 'something put in'],
  ['Select {title}', `Select ${HOLE}`, true, 'something computed'],
  ['{N} more item(s)', '1 more item(s)', true, 'signs that mean something in patterns'],
  ["You're offline. Please", 'You’re offline. Please connect', true, 'another apostrophe'],
  ['HTTP error! status: {n}', 'HTTP error! status: ', false, 'nothing put in'],
] as const)('the text %s in %s: %s (%s)', ([text, words, expected]) => {
  expect(matcherOf(text)(words)).toBe(expected);
});

test('the product’s words are its literals and what its elements read as a whole', () => {
  const source = `// Not this
    const page = <p title="A title">
      Two lines
      of <b>words</b>{' '}{count} times{/* nor this */}
    </p>;`;
  expect(allWords(parse(source))).toEqual(
    expect.arrayContaining(['A title', `Two lines of words ${HOLE} times`]),
  );
  expect(allWords(parse(source)).join()).not.toContain('this');
});

const SCREEN: Screen = {
  screen: 'Orders',
  route: '/orders',
  tests: ['web/orders/'],
  texts: [TEXT],
  constants: [{ what: 'newest first', file: 'web/orders/a.test.tsx', title: 'orders are sorted' }],
};
const good = {
  path: 'web/orders/a.test.tsx',
  words: [TEXT],
  titles: new Set(['orders are sorted']),
};

test.for([
  [[good], [TEXT], [], 'all is well'],
  [[{ ...good, words: [] }], [TEXT], ["Orders: no test shows 'No orders found'"], 'not asserted'],
  [
    [
      { ...good, words: [] },
      { ...good, path: 'web/other/b.test.tsx' },
    ],
    [TEXT],
    ["Orders: no test shows 'No orders found'"],
    'asserted for another screen',
  ],
  [[good], ['No order found'], ["Orders: the product never says 'No orders found'"], 'misspelled'],
  [
    [{ ...good, titles: new Set<string>() }],
    [TEXT],
    ['Orders: newest first: no test "orders are sorted" in web/orders/a.test.tsx'],
    'a number without its test',
  ],
  [
    [],
    [TEXT],
    [
      'Orders: there is no test in web/orders/',
      "Orders: no test shows 'No orders found'",
      'Orders: newest first: no test "orders are sorted" in web/orders/a.test.tsx',
    ],
    'the tests are gone',
  ],
] as const)('problems of %j and %j: %j (%s)', ([tests, product, problems]) => {
  const isSaid = (text: string) => product.some(matcherOf(text));
  expect(problemsOf(look([SCREEN], tests), { tests, isSaid })).toEqual(problems);
});

test('the page names one test for a text, and keeps the one it named', () => {
  const other = { ...good, path: 'web/orders/b.test.tsx' };
  const line = '| `No orders found` | [orders/b.test.tsx](../web/orders/b.test.tsx) |';
  const page = pageOf(look([SCREEN], [other]), '');
  expect(page.split('\n')).toContain(line);
  expect(pageOf(look([SCREEN], [good, other]), page)).toBe(page);
  expect(pageOf(look([SCREEN], [good]), page)).not.toContain('b.test.tsx');
});
