import { normaliseUnit } from '@larder/shared/food/units';
import { expect, test } from 'vitest';

import { isMetric } from './metricUnit.ts';

const METRIC = 'g|G|gm|gms|gr|gram|Grams|gramme|ml|mL|mls|milliliter|Millilitres|cc| g |ml.'.split(
  '|',
);
const OTHERS = 'kg|l|oz|lb|cup|mg|dl|tsp|count|clove|gallon|glass|gs1|'.split('|');

test.for(METRIC)('%j is metric, as the table of units says', (unit) => {
  expect(['g', 'ml']).toContain(normaliseUnit(unit));
  expect(isMetric(unit)).toBe(true);
});

test.for(OTHERS)('%j is not', (unit) => {
  expect(['g', 'ml']).not.toContain(normaliseUnit(unit));
  expect(isMetric(unit)).toBe(false);
});
