import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';
import {
  getPlanSettings,
  type PlanSettings,
  putPlanSettings,
} from '@larder/shared/plan/planSettings.calls';
import { useEffect } from 'react';
import * as z from 'zod/mini';

import { call } from '#platform/http/api.ts';
import { makeTabQueue } from '#platform/outbox/oneTab.ts';
import { useAuth } from '#platform/session/session.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { stored } from '#platform/stored/stored.ts';
import { setTripCosts, type TripCosts, tripCostsNow } from '#shop/compare/state/tripCosts.ts';

/** Debounce of typing. Units: milliseconds. */
const PAUSE_MS = 1_000;

/** The user with an unsent change; it is sent for that user only. */
const unsent = stored({
  key: 'tripCostsUnsent',
  schema: z.optional(z.string()),
  empty: undefined,
  as: 'text',
});

const afterTyping = makePause();
/** One call after the other: an older change must not arrive after a newer one. */
const inTurn = makeTabQueue();

/**
 * Changes the trip costs: in the browser at once, in a signed-in shopper's account soon after.
 *
 * Errors  none: what could not be sent is sent with the next change, or when the shopping page is opened.
 */
export function changeTripCosts(costs: TripCosts): void {
  setTripCosts(costs);
  const id = shopper();
  if (id === undefined) return;
  unsent.set(id);
  afterTyping(() => enqueue(() => sendUnsent(id)));
}

/** Makes what runs only the last act of several in a row. */
function makePause(): (act: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (act) => {
    clearTimeout(timer);
    timer = setTimeout(act, PAUSE_MS);
  };
}

/** Takes the trip costs from the shopper's account; when it has none, saves the browser's there. */
export function useAccountTripCosts(): void {
  const { user } = useAuth();
  const id = user && user.role !== 'admin' ? user.id : undefined;
  useEffect(() => {
    if (id !== undefined) enqueue(() => meetAccount(id));
  }, [id]);
}

/** Failures are ignored: the browser's copy is used. */
function enqueue(step: () => Promise<void>): void {
  void inTurn(step).catch(() => undefined);
}

async function meetAccount(id: string): Promise<void> {
  if (unsent.get() === id) return sendUnsent(id);
  if (shopper() !== id) return;
  const { settings } = await call(getPlanSettings);
  // Changed, or another person signed in, during the request.
  if (unsent.get() === id || shopper() !== id) return;
  if (settings) return setTripCosts(toCosts(settings));
  if (isSame(tripCostsNow(), PLAN_DEFAULTS)) return;
  unsent.set(id);
  await sendUnsent(id);
}

async function sendUnsent(id: string): Promise<void> {
  if (unsent.get() !== id || shopper() !== id) return;
  const costs = tripCostsNow();
  await call(putPlanSettings, { body: toSettings(costs) });
  // A change during the request has its own send.
  if (unsent.get() === id && isSame(costs, tripCostsNow())) unsent.set(undefined);
}

function shopper(): string | undefined {
  const user = storedUser.get();
  return user && user.role !== 'admin' ? user.id : undefined;
}

function isSame(one: TripCosts, other: TripCosts): boolean {
  return (
    one.centsPerMile === other.centsPerMile &&
    one.centsPerStop === other.centsPerStop &&
    one.maxStops === other.maxStops &&
    one.worthCents === other.worthCents
  );
}

/** Rounded as the contract requires: browser storage may hold other values. */
function toSettings(costs: TripCosts): PlanSettings {
  return {
    cents_per_mile: Math.round(costs.centsPerMile * 10) / 10,
    cents_per_stop: Math.round(costs.centsPerStop),
    max_stops: costs.maxStops,
    worth_cents: Math.round(costs.worthCents),
  };
}

function toCosts(settings: PlanSettings): TripCosts {
  return {
    centsPerMile: settings.cents_per_mile,
    centsPerStop: settings.cents_per_stop,
    maxStops: settings.max_stops,
    worthCents: settings.worth_cents,
  };
}
