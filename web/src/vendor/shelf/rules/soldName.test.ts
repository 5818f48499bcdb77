import { expect, test } from 'vitest';

import { soldName } from './soldName.ts';

test.for([
  ['Whole milk', undefined, 'Whole milk', 'a generic one'],
  ['Whole milk', 'Horizon', 'Horizon Whole milk', 'its brand first'],
  ['HORIZON org whl mlk', 'Horizon', 'HORIZON org whl mlk', 'the name has it, in any case'],
] as const)('%s by %s is read as %s: %s', ([name, brand, read]) => {
  expect(soldName({ name, brand })).toBe(read);
});
