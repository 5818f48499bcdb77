import { PLAN_DEFAULTS, PLAN_LIMITS } from '@larder/shared/plan/planSettings';
import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

const upTo = (most: number) => z.number().check(z.minimum(0), z.maximum(most));

/** The shopper's trip costs and the min saving per store. Units: cents; `maxStops` in stores. */
const TripCosts = z.object({
  centsPerMile: upTo(PLAN_LIMITS.centsPerMile),
  centsPerStop: upTo(PLAN_LIMITS.centsPerStop),
  maxStops: z.int().check(z.minimum(1), z.maximum(PLAN_LIMITS.maxStops)),
  worthCents: upTo(PLAN_LIMITS.worthCents),
});
export type TripCosts = z.output<typeof TripCosts>;

const kept = stored({ key: 'tripCosts', schema: TripCosts, empty: PLAN_DEFAULTS });

/** Shared by all tabs. */
export const useTripCosts = kept.use;

export const tripCostsNow = (): TripCosts => kept.get();

export const setTripCosts = (costs: TripCosts): void => kept.set(costs);
