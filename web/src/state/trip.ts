import { ComparedVendor } from '@larder/shared/contract/compare';
import { Id, jsonText } from '@larder/shared/contract/leaves';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { stored } from '#lib/stored';

/**
 * What the grocery list hands over to the Shopping page.
 *
 * Units   `here` in degrees, null when the place is not known; `radius` in miles, null for any distance;
 *         `startedAt` in milliseconds since 1970.
 * Shape   `hereLabel` is the place in words, "" when nobody knows any. A need carries the ingredient of
 *         the catalogue that it was taken for.
 */
const Trip = z.object({
  vendors: z.array(ComparedVendor),
  needs: z.array(
    z.object({
      name: z.string(),
      unit_quantity: z.number(),
      unit: z.enum(['gm', 'ml']),
      ingredient_id: z.exactOptional(Id),
    }),
  ),
  here: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  hereLabel: z.string(),
  radius: z.nullable(z.number()),
  startedAt: z.exactOptional(z.number()),
});
export type Trip = z.output<typeof Trip>;

// Kept as it travels, so that the contract reads it back: its prices are dollars there, cents here.
const TripText = jsonText(Trip);
const kept = stored({
  key: 'trip',
  area: 'session',
  as: 'text',
  schema: z.optional(z.string()),
  empty: undefined,
});
let read: { text: string | undefined; trip: Trip | undefined } = {
  text: undefined,
  trip: undefined,
};

function get(): Trip | undefined {
  const text = kept.get();
  if (text !== read.text) {
    const found = z.safeDecode(TripText, text ?? '');
    read = { text, trip: found.success ? found.data : undefined };
  }
  return read.trip;
}

/** The trip of this tab; undefined when none was started. It survives a reload. */
export function useTrip(): Trip | undefined {
  return useSyncExternalStore(kept.subscribe, get);
}

/** Whether stores were handed over that cannot be read: by another version, or damaged. */
export function useTripUnreadable(): boolean {
  return useSyncExternalStore(kept.subscribe, () => !get() && kept.get() !== undefined);
}

/** Hands over a comparison; `/shopping` shows it. */
export function startTrip(trip: Trip): void {
  const text = z.encode(TripText, trip);
  read = { text, trip };
  kept.set(text);
}
