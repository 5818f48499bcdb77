import { PLAN_DEFAULTS, PLAN_LIMITS } from '@larder/shared/plan/planSettings';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useTripCosts } from './tripCosts.ts';

const costs = () => renderHook(useTripCosts).result.current;

test.for([
  // what the browser has, why
  ['{"centsPerMile":NaN,"centsPerStop":300,"maxStops":3,"worthCents":100}', 'no JSON'],
  ['{"centsPerMile":null,"centsPerStop":300,"maxStops":3,"worthCents":100}', 'NaN as JSON has it'],
  ['{"centsPerMile":1e999,"centsPerStop":300,"maxStops":3,"worthCents":100}', 'infinite'],
  ['{"centsPerMile":70,"centsPerStop":-1,"maxStops":3,"worthCents":100}', 'below 0'],
  ['{"centsPerMile":70,"centsPerStop":100001,"maxStops":3,"worthCents":100}', 'one too many'],
  ['{"centsPerMile":70,"centsPerStop":300,"maxStops":0,"worthCents":100}', 'no store'],
  ['{"centsPerMile":70,"centsPerStop":300,"maxStops":2.5,"worthCents":100}', 'half a store'],
  ['{"centsPerMile":70,"centsPerStop":300,"maxStops":6,"worthCents":100}', 'more than is planned'],
  ['{"centsPerMile":"70","centsPerStop":300,"maxStops":3,"worthCents":100}', 'text'],
  ['{}', 'nothing'],
] as const)('%s are the defaults, and are kept aside: %s', ([text]) => {
  localStorage.setItem('tripCosts', text);
  expect(costs()).toEqual(PLAN_DEFAULTS);
  expect(localStorage.getItem('tripCosts.bad')).toBe(text);
});

test('the limits themselves are kept', () => {
  localStorage.setItem('tripCosts', JSON.stringify(PLAN_LIMITS));
  expect(costs()).toEqual(PLAN_LIMITS);
});
