import { expect, test } from 'vitest';

import { durationsIn } from './times.ts';

test.for<readonly [string, readonly number[], string]>([
  ['Simmer for 20 minutes.', [20], 'the plain case'],
  ['Fry for 3 to 4 minutes.', [4], 'the longer end'],
  ['Fry for 3-4 minutes.', [4], 'the same with a hyphen'],
  ['Fry for 4 minutes on each side.', [8], 'both sides'],
  ['Fry for 4 minutes per side.', [8], 'the same in other words'],
  ['Braise for 1 1/2 hours.', [90], 'a fraction after a number, in hours'],
  ['Wait 1/2 hour.', [30], 'a fraction alone'],
  ['Half an hour later it is done.', [30], 'in words, at the start'],
  ['Leave it for half an hour.', [30], 'in words, not taken for an hour'],
  ['Knead for ten minutes.', [10], 'a number in words'],
  ['Toast it for 30 seconds.', [0.5], 'seconds'],
  ['Chill it overnight.', [480], 'a night is eight hours'],
  ['Bake for 1 hour 30 minutes.', [60, 30], 'two parts'],
  ['Bake for another 5 minutes.', [5], 'adds to what went before'],
  ['Bake, turning every 5 minutes.', [], 'how often is not how long'],
  ['Cover for the last 5 minutes.', [], 'a part of a time that was named'],
  ['Turn it after 5 minutes.', [], 'the same'],
  ['Cut 12 pieces and wait.', [], 'not a time'],
])('"%s" is %j minutes: %s', ([step, minutes]) => {
  expect(durationsIn(step)).toEqual(minutes.map((each) => ({ minutes: each, meanwhile: false })));
});

test('only the sentence that says so runs beside the rest', () => {
  const step = 'Meanwhile boil the rice for 12 minutes. Let it stand for 5 minutes.';
  expect(durationsIn(step)).toEqual([
    { minutes: 12, meanwhile: true },
    { minutes: 5, meanwhile: false },
  ]);
});
