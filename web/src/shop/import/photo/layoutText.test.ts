import fc from 'fast-check';
import { expect, test } from 'vitest';

import { printed } from '#testing/ocr.ts';

import { layoutText } from './layoutText.ts';

test('lines of a list stay lines, though some are as wide as the column', () => {
  const list = 'Pancakes\n\n2 cups flour\n1 cup sugar\n2 eggs\nsalt\nbutter';
  expect(layoutText([printed(list)])).toBe(list);
});

test('wrapped lines of a step are one line', () => {
  const steps = `Cook the garlic in the oil for two
minutes until it smells, then add the
celery and simmer it gently for about
20 minutes.
Season it.`;
  expect(layoutText([printed(steps)])).toBe(
    'Cook the garlic in the oil for two minutes until it smells, then add the celery and simmer it gently for about 20 minutes.\nSeason it.',
  );
});

test('the rest of an ingredient that is indented belongs to it', () => {
  const list = `1 can crushed tomatoes
   drained
2 tablespoons oil
salt`;
  expect(layoutText([printed(list)])).toBe(
    '1 can crushed tomatoes drained\n2 tablespoons oil\nsalt',
  );
});

test('columns follow each other with an empty line between', () => {
  const left = printed('2 eggs\n1 cup milk');
  const right = printed('Beat the eggs.\nAdd the milk.', { left: 500 });
  expect(layoutText([left, right])).toBe('2 eggs\n1 cup milk\n\nBeat the eggs.\nAdd the milk.');
});

test('room in print is an empty line; blocks below each other have one only where there is room', () => {
  const above = printed('Cake\n\n2 eggs\n1 cup milk');
  expect(layoutText([above, printed('1 cup flour', { top: 120 })])).toBe(
    'Cake\n\n2 eggs\n1 cup milk\n1 cup flour',
  );
  expect(layoutText([above, printed('1 cup flour', { top: 180 })])).toBe(
    'Cake\n\n2 eggs\n1 cup milk\n\n1 cup flour',
  );
});

test('dirt and rules are left out, ligatures are letters again', () => {
  const page = printed('~ —\n2 ﬁgs\n|\n1 cup ﬂour');
  expect(layoutText([page])).toContain('2 figs');
  expect(layoutText([page])).toContain('1 cup flour');
  expect(layoutText([page])).not.toMatch(/[~—|]/);
});

test('bullets, which are read as letters and signs, are left out; each begins a line', () => {
  const list = 'e 2 cups flour\n© 1 cup sugar with\n» the zest of a lemon\ne 2 eggs\no salt';
  expect(layoutText([printed(list)])).toBe(
    '2 cups flour\n1 cup sugar with\nthe zest of a lemon\n2 eggs\nsalt',
  );
  const wrapped = `e 2 tablespoons virgin olive
  oil
e 2 eggs
e 1 cup sugar`;
  expect(layoutText([printed(wrapped)])).toBe(
    '2 tablespoons virgin olive oil\n2 eggs\n1 cup sugar',
  );
  const two = 'e 2 cups flour\ne 1 cup sugar';
  expect(layoutText([printed(two)])).toBe(two);
});

test('a bullet alone in its block is one where there are others; with one in it an amount is in doubt', () => {
  const list = printed('e 2 cups flour\n© 1 cup sugar\n» 3 lemons');
  const more = [printed('® 1 cup raisins', { top: 90 }), printed('«1 egg', { top: 120 })];
  expect(layoutText([list, ...more])).toBe(
    '2 cups flour\n1 cup sugar\n3 lemons\n1 cup raisins\n1? egg',
  );
  expect(layoutText(more)).toBe('® 1 cup raisins\n«1 egg');
});

test('lines of a paragraph that are blocks of their own are one paragraph', () => {
  const lines = [
    'Slice the potatoes thinly, then rub the dish with',
    'garlic and butter it.',
    '',
    'Layer the potatoes in it, mix cream, milk and all.',
    'Pour it over them and bake it for an hour.',
  ];
  const blocks = lines.map((line, at) => printed(line, { top: 30 * at }));
  expect(layoutText(blocks)).toBe(`${lines[0]} ${lines[1]}\n\n${lines[3]} ${lines[4]}`);
});

test('measures that are no words are what they were', () => {
  const page = printed('3 1b ripe tomatoes\n1 | Milch\n2 Ibs beef\nIb and 1b');
  expect(layoutText([page])).toBe('3 lb ripe tomatoes\n1 l Milch\n2 lbs beef\nIb and 1b');
});

test('edges of a card beside the lines are left out', () => {
  expect(layoutText([printed('| 2 cups flour |\n|_ salt - pepper\n_ |')])).toBe(
    '2 cups flour\nsalt - pepper',
  );
});

test('nothing is no text', () => {
  expect(layoutText([])).toBe('');
  expect(layoutText([{ paragraphs: [] }])).toBe('');
});

const word = fc
  .stringMatching(/^[A-Za-z0-9½°.,()-]{2,12}$/)
  // "V2" before a cup is a fraction that nobody could read: it becomes a question.
  .filter((one) => /[A-Za-z0-9]/.test(one) && !/^\d{0,2}[VvYy]/.test(one));
const column = fc.array(fc.array(word, { minLength: 1, maxLength: 9 }), { maxLength: 30 });

test('no letter and no digit is lost or moved', () => {
  fc.assert(
    fc.property(column, (lines) => {
      const page = lines.map((words) => words.join(' ')).join('\n');
      const letters = (text: string) => text.replaceAll(/[^A-Za-z0-9½°.,()]/g, '');
      expect(letters(layoutText([printed(page)]))).toBe(letters(page));
    }),
  );
});
