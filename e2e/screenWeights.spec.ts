import { expect, test } from '@playwright/test';

import { chunksInCircles, weighScreens } from './screenWeights.ts';

test('no screen loads more code than it may', () => {
  const screens = weighScreens();

  expect(screens.length).toBeGreaterThan(40);
  expect(screens.filter(({ js, limit }) => js > limit)).toEqual([]);
});

test('no chunks need each other', () => {
  expect(chunksInCircles()).toEqual([]);
});
