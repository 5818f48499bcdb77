import { expect, test } from 'vitest';

import { AWAY_MS, type InView, lookAgain } from './numbersInView.ts';

const [SPREAD, TISSUES] = ['03017620422003', '00036000291452'];

/** What is fresh in pictures that are taken one after the other. Units: `at` in ms. */
function freshIn(looks: readonly (readonly [at: number, numbers: readonly string[]])[]) {
  let inView: InView = new Map();
  return looks.map(([at, numbers]) => {
    const seen = lookAgain(inView, { numbers, at });
    inView = seen.inView;
    return seen.fresh;
  });
}

test('a number is told once while it is in view', () => {
  const looks = [0, 200, 400, 5_000].map((at) => [at, ['3017620422003']] as const);
  expect(freshIn(looks.slice(0, 3))).toEqual([[SPREAD], [], []]);
  expect(freshIn(looks).at(-1)).toEqual([SPREAD]);
});

test('it counts again once it was away for a second, not sooner', () => {
  const seenAt = (at: number) =>
    freshIn([
      [0, [SPREAD]],
      [at, [SPREAD]],
    ] as const)[1];
  expect(seenAt(AWAY_MS - 1)).toEqual([]);
  expect(seenAt(AWAY_MS)).toEqual([SPREAD]);
});

test('of two spellings in one picture it is one; what is no number is left out', () => {
  expect(
    freshIn([[0, ['036000291452', '0036000291452', '3017620422004', 'https://a.test', '']]]),
  ).toEqual([[TISSUES]]);
});

test('another pack beside it is fresh', () => {
  expect(
    freshIn([
      [0, [SPREAD]],
      [200, [SPREAD, TISSUES]],
    ]),
  ).toEqual([[SPREAD], [TISSUES]]);
});
