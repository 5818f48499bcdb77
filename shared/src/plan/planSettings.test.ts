import { expect, test } from 'vitest';

import { PLAN_DEFAULTS, PLAN_LIMITS, type PlanSettings, readPlanSettings } from './planSettings.ts';

const settings: PlanSettings = { home: { lat: 40.7359, lng: -73.9911 }, ...PLAN_DEFAULTS };

test('the usual ones are kept', () => {
  expect(readPlanSettings(settings)).toEqual(settings);
  const fine = { ...settings, centsPerMile: 67.5 };
  expect(readPlanSettings(fine)).toEqual(fine);
});

test.for([
  // setting, value, read as, why this row exists
  ['centsPerMile', -1, 0, 'below'],
  ['centsPerMile', 1e300, PLAN_LIMITS.centsPerMile, 'above'],
  ['centsPerMile', Number.NaN, PLAN_DEFAULTS.centsPerMile, 'not a number'],
  ['centsPerStop', Number.POSITIVE_INFINITY, PLAN_LIMITS.centsPerStop, 'infinite'],
  ['centsPerStop', 0.5, 1, 'money is whole'],
  ['centsPerStop', Number.NaN, PLAN_DEFAULTS.centsPerStop, 'not a number'],
  ['maxStops', 0, 1, 'below'],
  ['maxStops', -3, 1, 'far below'],
  ['maxStops', 6, 5, 'above'],
  ['maxStops', Number.POSITIVE_INFINITY, 5, 'infinite'],
  ['maxStops', 2.9, 2, 'whole stores'],
  ['maxStops', Number.NaN, PLAN_DEFAULTS.maxStops, 'not a number'],
  ['worthCents', Number.NEGATIVE_INFINITY, 0, 'infinite the other way'],
  ['worthCents', Number.NaN, PLAN_DEFAULTS.worthCents, 'not a number'],
] as const)('%s of %d is %d: %s', ([name, value, read]) => {
  expect(readPlanSettings({ ...settings, [name]: value })).toEqual({ ...settings, [name]: read });
});

test.for([
  { lat: 91, lng: 0 },
  { lat: Number.NaN, lng: 0 },
  { lat: 0, lng: Number.POSITIVE_INFINITY },
])('%j is no home', (place) => {
  expect(readPlanSettings({ ...settings, home: place }).home).toBeUndefined();
});
