import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';

import { PLAN_LIMITS } from './planSettings.ts';

const upTo = (max: number) => [
  z.minimum(0, 'must be 0 or more'),
  z.maximum(max, `must be at most ${max}`),
];

/** What a trip costs a shopper, for the plans. Units: cents, those of a mile in tenths; stores. */
export const PlanSettings = z.strictObject({
  cents_per_mile: z.number().check(
    ...upTo(PLAN_LIMITS.centsPerMile),
    z.refine((n) => Math.round(n * 10) / 10 === n, 'must have at most 1 decimal'),
  ),
  cents_per_stop: z.int().check(...upTo(PLAN_LIMITS.centsPerStop)),
  max_stops: z
    .int()
    .check(
      z.minimum(1, 'must be 1 or more'),
      z.maximum(PLAN_LIMITS.maxStops, `must be at most ${PLAN_LIMITS.maxStops}`),
    ),
  worth_cents: z.int().check(...upTo(PLAN_LIMITS.worthCents)),
});
export type PlanSettings = z.output<typeof PlanSettings>;

/** `settings` is null for an account that never had any. */
const Kept = z.object({ settings: z.nullable(PlanSettings) });

export const getPlanSettings = endpoint({
  method: 'GET',
  path: '/user/plan-settings',
  access: 'shopper',
  summary: 'What a trip costs the shopper, as kept with the account',
  response: Kept,
});

export const putPlanSettings = endpoint({
  method: 'PUT',
  path: '/user/plan-settings',
  access: 'shopper',
  summary: 'Keep what a trip costs the shopper with the account',
  body: PlanSettings,
  response: Kept,
});
