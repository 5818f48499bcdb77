import { expect, test } from 'vitest';

import { portionText } from './portion.ts';

test.for([
  [1, 500, 'gm', '500 g', 'one portion needs no count'],
  [2, 500, 'gm', '2 × 500 g', 'two do'],
  [1.5, 0.5, 'ml', '1½ × 0.5 ml', 'so do one and a half'],
] as const)('%d of %d %s read "%s": %s', ([quantity, unit_quantity, unit, text]) => {
  expect(portionText({ quantity, unit_quantity, unit })).toBe(text);
});
