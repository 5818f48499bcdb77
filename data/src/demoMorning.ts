import type { OrderStatus } from '@larder/shared/orders/orders';

import { readFacts } from '#catalogue/facts';
import { demoOffers, type DemoStore, demoStores } from '#stores/demoStores';

import { ingredientId } from './ids.ts';
import { DEMO_CUSTOMERS, type DemoPerson } from './people.ts';

const HOUR = 3_600_000;
export const NEW_YORK = 'America/New_York';

/** Slots of two hours on every day, and until when they take orders. Units: `cut_off` in minutes. */
export function everyDay(orders: number, starts: readonly string[]) {
  const later = (from: string) => `${String(Number(from.slice(0, 2)) + 2).padStart(2, '0')}:00`;
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  return {
    cut_off: 60,
    week: weekdays.flatMap((weekday) =>
      starts.map((from) => ({ weekday, from, to: later(from), orders })),
    ),
  };
}

type Shop = 'lotus' | 'co-op';

/** The stores of the demo's vendor by their place in the list, and what each shows. */
const SHOPS: Readonly<Record<Shop, number>> = { lotus: 2, 'co-op': 5 };
const PAUSED = 3;
/** How long it is paused. Units: days. */
export const PAUSED_DAYS = 6;

export type DemoSlots = {
  readonly store: DemoStore;
  readonly also_pickup: boolean;
  readonly slots: ReturnType<typeof everyDay>;
};

/** The stores of the demo's vendor that have slots. */
export function demoSlots(): DemoSlots[] {
  const day = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'];
  return [
    { store: shop('lotus'), also_pickup: true, slots: everyDay(6, day) },
    { store: shop('co-op'), also_pickup: false, slots: everyDay(4, day.slice(1)) },
  ];
}

/** The store of the demo's vendor that is paused. */
export function demoPaused(): DemoStore {
  return nth(PAUSED);
}

/** Things of which little is left. Units: `quantity` in packs. */
export function demoLow(): { store: DemoStore; ingredient_id: string; quantity: number }[] {
  const store = shop('lotus');
  return soldAt(store, ['Ginger root', 'Garlic', 'Soy sauce', 'Lime']).map(
    (ingredient_id, quantity) => ({ store, ingredient_id, quantity }),
  );
}

type Wish = {
  /** Hours before the demonstration started. */
  ago: number;
  /** Index among the customers. */
  customer: number;
  at: Shop;
  /** Which of the slots that can be chosen then. */
  nth: number;
  picksUp?: boolean;
  names: readonly string[];
  packs: number;
  status: OrderStatus;
  reason?: string;
};

const WISHES: readonly Wish[] = [
  {
    ago: 26,
    customer: 0,
    at: 'lotus',
    nth: 0,
    names: ['Garlic', 'Soy sauce'],
    packs: 1,
    status: 'Delivered',
  },
  {
    ago: 25,
    customer: 1,
    at: 'co-op',
    nth: 0,
    names: ['Banana', 'Rolled oats'],
    packs: 2,
    status: 'Delivered',
  },
  {
    ago: 5,
    customer: 2,
    at: 'lotus',
    nth: 1,
    names: ['Jasmine rice', 'Ginger root'],
    packs: 1,
    status: 'Rejected',
    reason: 'No ginger came in this morning',
  },
  {
    ago: 4,
    customer: 3,
    at: 'lotus',
    nth: 2,
    names: ['Garlic', 'Scallion (green onion)', 'Soy sauce'],
    packs: 2,
    status: 'Accepted',
  },
  {
    ago: 3.5,
    customer: 4,
    at: 'lotus',
    nth: 2,
    picksUp: true,
    names: ['Jasmine rice', 'Garlic', 'Lime'],
    packs: 1,
    status: 'Accepted',
  },
  {
    ago: 3,
    customer: 0,
    at: 'co-op',
    nth: 2,
    names: ['Rolled oats', 'Honey', 'Lemon'],
    packs: 1,
    status: 'Accepted',
  },
  {
    ago: 1.5,
    customer: 1,
    at: 'lotus',
    nth: 3,
    names: ['Scallion (green onion)', 'Carrot', 'Jasmine rice'],
    packs: 1,
    status: 'pending',
  },
  {
    ago: 1,
    customer: 2,
    at: 'co-op',
    nth: 3,
    names: ['Banana', 'Greek yogurt'],
    packs: 3,
    status: 'pending',
  },
  {
    ago: 0.5,
    customer: 3,
    at: 'lotus',
    nth: 4,
    picksUp: true,
    names: ['Garlic', 'Carrot'],
    packs: 1,
    status: 'pending',
  },
];

/** An order of the vendor's morning. Units: `ago` in milliseconds before the start. */
export type MorningOrder = {
  readonly ago: number;
  readonly customer: DemoPerson;
  readonly store: DemoStore;
  /** Which of the slots that can be chosen then. */
  readonly nth: number;
  readonly delivery_method: 'Deliver' | 'Pickup' | undefined;
  readonly items: readonly { readonly ingredient_id: string; readonly quantity: number }[];
  readonly status: OrderStatus;
  readonly reason: string | undefined;
};

/** What the demo's vendor finds in the morning, oldest first; of what a store does not sell nothing is ordered. */
export function demoMorning(): MorningOrder[] {
  return WISHES.flatMap(({ ago, customer: who, at, nth: slot, names, packs, ...wish }) => {
    const customer = DEMO_CUSTOMERS[who];
    const store = shop(at);
    const items = soldAt(store, names).map((ingredient_id) => ({ ingredient_id, quantity: packs }));
    if (!customer || items.length === 0) return [];
    const delivery_method = wish.picksUp ? ('Pickup' as const) : undefined;
    const { status, reason } = wish;
    return { ago: ago * HOUR, customer, store, nth: slot, delivery_method, items, status, reason };
  });
}

function shop(name: Shop): DemoStore {
  return nth(SHOPS[name]);
}

/** Errors  Error when the demo's vendor has fewer stores. */
function nth(index: number): DemoStore {
  const store = demoStores().filter(({ vendor }) => vendor === 0)[index];
  if (!store) throw new Error(`the demo's vendor has no store ${index}`);
  return store;
}

function soldAt(store: DemoStore, names: readonly string[]): string[] {
  const sold = new Set(demoOffers(store).map(({ ingredient_id }) => ingredient_id));
  const idOf = new Map(readFacts().map(({ name, slug }) => [name, ingredientId(slug)]));
  return names.flatMap((name) => idOf.get(name) ?? []).filter((id) => sold.has(id));
}
