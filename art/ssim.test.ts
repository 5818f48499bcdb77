import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Brightness, ssim } from './ssim.ts';

const WIDTH = 16;
const picture = fc
  .uint8Array({ minLength: WIDTH * WIDTH, maxLength: WIDTH * WIDTH })
  .map((data): Brightness => ({ data, width: WIDTH }));

test('a picture is like itself, and two are as alike either way round', () => {
  fc.assert(
    fc.property(picture, picture, (a, b) => {
      expect(ssim(a, a)).toBeCloseTo(1, 10);
      expect(ssim(a, b)).toBeCloseTo(ssim(b, a), 10);
      expect(ssim(a, b)).toBeLessThanOrEqual(1 + 1e-10);
    }),
  );
});

/** All pixels the same, or stripes from left to right. */
const flat = (value: number): Brightness => ({ data: new Uint8Array(64).fill(value), width: 8 });
const stripes = (low: number, high: number): Brightness => ({
  data: Uint8Array.from({ length: 64 }, (_, i) => (i % 2 === 0 ? low : high)),
  width: 8,
});

test.for([
  // Means 100 and 110: (2 × 100 × 110 + C1) / (100² + 110² + C1); nothing varies.
  [flat(100), flat(110), 0.995477],
  // Means 100, deviations 20 and 10, all in step: (2 × 20 × 10 + C2) / (20² + 10² + C2).
  [stripes(80, 120), stripes(90, 110), 0.820952],
  // The same against the grain: (−2 × 20 × 10 + C2) / (20² + 10² + C2).
  [stripes(80, 120), stripes(110, 90), -0.611429],
] as const)('%o and %o: %f', ([a, b, likeness]) => {
  expect(ssim(a, b)).toBeCloseTo(likeness, 4);
});
