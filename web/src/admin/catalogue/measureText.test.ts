import { expect, test } from 'vitest';

import { readMeasures, textOfMeasures } from './measureText.ts';

const clove = { unit: 'clove', grams: 3, source: 'USDA SR' };

test('what is written is read again', () => {
  const measures = [clove, { unit: 'can drained', grams: 255.5, source: 'est' }];
  expect(readMeasures(textOfMeasures(measures))).toEqual({ measures });
});

test.for([
  ['clove 3', { unit: 'clove', grams: 3, source: 'admin' }, 'the shortest'],
  ['Cloves = 3 g', { unit: 'clove', grams: 3, source: 'admin' }, 'many, with a sign and a unit'],
  ['clove: 3,5 grams (own scale)', { unit: 'clove', grams: 3.5, source: 'own scale' }, 'all of it'],
  ['large 4', { unit: 'large', grams: 4, source: 'admin' }, 'a size'],
  ['clove 3 (a (b))', { unit: 'clove', grams: 3, source: 'a (b)' }, 'a source with brackets'],
  ['cup 136', { unit: 'cup', grams: 136, source: 'admin' }, 'a cup'],
] as const)('"%s" is %j: %s', ([text, measure]) => {
  expect(readMeasures(text)).toEqual({ measures: [measure] });
});

test('empty lines are none', () => {
  expect(readMeasures(' \n\n')).toEqual({ measures: [] });
});

test.for([
  ['clove', 'no weight'],
  ['3', 'no unit'],
  ['clove 3 ()', 'an empty source'],
  ['clove 0', 'a weight of nothing'],
  ['clove -3', 'below nothing'],
  ['clove 50001', 'one past the limit'],
  ['pound 454', 'a unit of weight'],
  ['piece 50', 'a piece has a field of its own'],
  [`clove 3 (${'x'.repeat(101)})`, 'a long source'],
] as const)('"%s" is refused: %s', ([text]) => {
  expect(readMeasures(text)).toEqual({
    problem: `Measures: “${text.slice(0, 40)}” is no measure. Write one like clove 3.`,
  });
});

test('a unit comes once, and 40 are the most', () => {
  expect(readMeasures('clove 3\ncloves 4')).toEqual({
    problem: 'Measures: “clove” is there twice.',
  });
  const lines = Array.from(
    { length: 41 },
    (_, n) => `${'abcdefghij'[n % 10]}${'klmnop'[Math.floor(n / 10)]}q 1`,
  );
  expect(readMeasures(lines.slice(0, 40).join('\n'))).toHaveProperty('measures');
  expect(readMeasures(lines.join('\n'))).toEqual({ problem: 'Measures: at most 40.' });
});
