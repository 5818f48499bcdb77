import type { Place } from '#basics/distance';

/** A store where one picks up something else anyway. Shape: without a place it adds no miles of its own. */
export type VisitedStore = { readonly store_id: string; readonly place?: Place | undefined };

/**
 * What the shopper decides.
 *
 * Units   cents, fractions allowed for a mile; `maxStops` counts stores, those that deliver too. `worthCents`
 *         is what every store more must save.
 * Shape   `visited` stores cost no stop and need to save nothing to pick up there; of the miles only those
 *         beyond the tour through them count.
 */
export type PlanSettings = {
  readonly home: Place | undefined;
  readonly visited?: readonly VisitedStore[] | undefined;
  readonly centsPerMile: number;
  readonly centsPerStop: number;
  readonly maxStops: number;
  readonly worthCents: number;
};

/** Settings until the shopper changes them. */
export const PLAN_DEFAULTS = {
  centsPerMile: 70,
  centsPerStop: 300,
  maxStops: 3,
  worthCents: 100,
} as const;

/** The highest settings; the lowest are 0, and 1 store. */
export const PLAN_LIMITS = {
  centsPerMile: 10_000,
  centsPerStop: 100_000,
  maxStops: 5,
  worthCents: 100_000,
} as const;

/**
 * The settings within their limits.
 *
 * Shape   too low or too high is the limit, not a number is the default. Stops, worth and stores become whole. A home
 *         that is no place counts as unknown.
 */
export function readPlanSettings(settings: PlanSettings): PlanSettings {
  const within = (name: keyof typeof PLAN_LIMITS, least: number) => {
    const value = Number.isNaN(settings[name]) ? PLAN_DEFAULTS[name] : settings[name];
    return Math.min(Math.max(value, least), PLAN_LIMITS[name]);
  };
  return {
    home: knownPlace(settings.home),
    ...(settings.visited && { visited: settings.visited }),
    centsPerMile: within('centsPerMile', 0),
    centsPerStop: Math.round(within('centsPerStop', 0)),
    maxStops: Math.floor(within('maxStops', 1)),
    worthCents: Math.round(within('worthCents', 0)),
  };
}

/** Longitudes may go round once more; beyond, the difference of two of them may not be a number. */
export function knownPlace(place: Place | undefined): Place | undefined {
  return place && Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 540 ? place : undefined;
}
