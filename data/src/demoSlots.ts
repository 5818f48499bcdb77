import { type DemoStore, demoStores } from '#stores/demoStores';
import { readMetros, type StoreKind } from '#stores/metros';

import { demoPaused, demoSlots, everyDay, NEW_YORK } from './demoMorning.ts';

/** In the order of the metropolitan areas, as DEMO_VENDORS. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  'new-york': NEW_YORK,
  'los-angeles': 'America/Los_Angeles',
  chicago: 'America/Chicago',
  houston: 'America/Chicago',
  phoenix: 'America/Phoenix',
  philadelphia: NEW_YORK,
  'san-francisco': 'America/Los_Angeles',
  seattle: 'America/Los_Angeles',
  denver: 'America/Denver',
  boston: NEW_YORK,
  atlanta: NEW_YORK,
  'saint-louis': 'America/Chicago',
};

const STARTS = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

/** When a store delivers or hands out. */
export type StoreTimes = {
  readonly store_id: string;
  readonly time_zone: string;
  readonly also_pickup: boolean;
  readonly slots: ReturnType<typeof everyDay>;
};

/** They take orders at any time. */
const UNTIMED: ReadonlySet<StoreKind> = new Set(['corner shop', 'produce market']);

/** The times of most of the demo's stores; the vendor's morning sets its own. */
export function demoTimes(): StoreTimes[] {
  const zones = readMetros().map(({ key }) => zoneOf(key));
  const others = new Set([...demoSlots().map(({ store }) => store), demoPaused()].map(idOf));
  return demoStores()
    .filter((store) => !UNTIMED.has(store.kind) && !others.has(idOf(store)))
    .map((store) => ({
      store_id: store.store_id,
      time_zone: zones[store.vendor] ?? NEW_YORK,
      also_pickup: store.kind === 'supermarket',
      // Those where one picks up open later.
      slots: everyDay(8, store.store_type === 'Pickup' ? STARTS.slice(1) : STARTS),
    }));
}

function idOf({ store_id }: DemoStore): string {
  return store_id;
}

/** Errors  Error for a metropolitan area without one. */
function zoneOf(metro: string): string {
  const zone = TIME_ZONES[metro];
  if (zone === undefined) throw new Error(`no time zone of ${metro}`);
  return zone;
}
