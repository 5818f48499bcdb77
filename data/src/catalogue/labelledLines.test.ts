import { readIngredientLine } from '@larder/shared/recipes/ingredientLine';
import { expect, test } from 'vitest';

import { type LabelledLine, readLabelledLines } from './labelledLines.ts';

const labelled = readLabelledLines();
const STYLES = ['terse', 'chatty', 'british'] as const;

test.for(STYLES)('at least 130 lines are %s, half of them to tune on', (style) => {
  const own = labelled.filter((one) => one.style === style);
  expect(own.length).toBeGreaterThanOrEqual(130);
  expect(own.filter(({ half }) => half === 'tune')).toHaveLength(own.length / 2);
  expect(own.filter(({ half }) => half === 'report')).toHaveLength(own.length / 2);
});

test('every line is there once', () => {
  expect(new Set(labelled.map(({ line }) => line.toLowerCase())).size).toBe(labelled.length);
});

test('every label is a range', () => {
  expect(labelled.filter(({ low, high }) => !(low >= 0 && high >= low))).toEqual([]);
});

/** Right on both ends of the range and on the unit. */
function isRight({ line, low, high, unit }: LabelledLine): boolean {
  const [read] = readIngredientLine(line);
  if (!read || read.unit !== unit) return false;
  return Math.abs(read.low - low) < 0.001 && Math.abs(read.high - high) < 0.001;
}

test.for([
  ['terse', 'tune', 0.99],
  ['terse', 'report', 0.97],
  ['chatty', 'tune', 0.99],
  ['chatty', 'report', 0.97],
  ['british', 'tune', 0.99],
  ['british', 'report', 0.96],
  ['varied', 'tune', 0.99],
] as const)('number and unit: %s, %s: at least %d', ([style, half, least]) => {
  const own = labelled.filter((one) => one.style === style && one.half === half);
  const wrong = own.filter((one) => !isRight(one)).map(({ line }) => line);
  const share = 1 - wrong.length / own.length;
  expect({ share, wrong }).toEqual({ share: expect.toSatisfy((of: number) => of >= least), wrong });
});
