import type { OrderStatus } from '@larder/shared/orders/orders';

import { readFacts } from '#catalogue/facts';
import { demoOffers, type DemoStore, demoStores } from '#stores/demoStores';

import { ingredientId } from './ids.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Wish = {
  /** Milliseconds before the demonstration started. */
  ago: number;
  store_type: DemoStore['store_type'];
  /** Index among the nearby stores of that type. */
  nth: number;
  names: readonly string[];
  status: OrderStatus;
  reason?: string;
};

const WISHES: readonly Wish[] = [
  {
    ago: 9 * DAY,
    store_type: 'Delivery',
    nth: 3,
    names: ['Spaghetti', 'Canned crushed tomatoes', 'Garlic', 'Fresh basil', 'Parmesan cheese'],
    status: 'Delivered',
  },
  {
    ago: 4 * DAY,
    store_type: 'Pickup',
    nth: 1,
    names: ['Corn tortillas', 'Lime', 'Fresh cilantro', 'Avocado'],
    status: 'Rejected',
    reason: 'No cilantro came in today',
  },
  {
    ago: 20 * HOUR,
    store_type: 'Pickup',
    nth: 2,
    names: ['Greek yogurt', 'Blueberries', 'Rolled oats', 'Honey', 'Banana', 'Lemon'],
    status: 'Accepted',
  },
  {
    ago: 25 * MINUTE,
    store_type: 'Delivery',
    nth: 0,
    names: ['Canned chickpeas', 'Tahini', 'Lemon', 'Garlic', 'Ground cumin'],
    status: 'pending',
  },
];

/** An order of the demo's shopper. Units: `ago` in milliseconds before the start. */
export type DemoOrder = {
  readonly ago: number;
  readonly store: DemoStore;
  readonly ingredient_ids: readonly string[];
  readonly status: OrderStatus;
  readonly reason: string | undefined;
};

/** The demo shopper's orders in New York, oldest first: a pack of each item that the store sells. */
export function demoOrders(): DemoOrder[] {
  const near = demoStores().filter(({ vendor }) => vendor === 0);
  const idOf = new Map(readFacts().map(({ name, slug }) => [name, ingredientId(slug)]));
  return WISHES.flatMap(({ ago, store_type, nth, names, status, reason }) => {
    const store = near.filter((one) => one.store_type === store_type)[nth];
    if (!store) return [];
    const sold = new Set(demoOffers(store).map(({ ingredient_id }) => ingredient_id));
    const ingredient_ids = names
      .flatMap((name) => idOf.get(name) ?? [])
      .filter((id) => sold.has(id));
    return [{ ago, store, ingredient_ids, status, reason }];
  });
}

/** A recipe of the demo's shopper. Shape: `grams` by name, in gm or ml as the ingredient has them. */
export type DemoRecipe = {
  readonly title: string;
  readonly description: string;
  readonly preparation_time: number;
  readonly serving_size: number;
  readonly grams: Readonly<Record<string, number>>;
};

export const DEMO_RECIPES: readonly DemoRecipe[] = [
  {
    title: 'Grandma’s tomato spaghetti',
    description:
      'Fry the garlic in the oil until it smells sweet. Add the tomatoes and simmer for 20 minutes. Toss with the spaghetti and tear the basil over it.',
    preparation_time: 30,
    serving_size: 4,
    grams: {
      Spaghetti: 400,
      'Canned crushed tomatoes': 794,
      Garlic: 12,
      'Fresh basil': 10,
      'Olive oil': 45,
    },
  },
  {
    title: 'Sunday hummus',
    description:
      'Blend the chickpeas with the tahini, the juice of the lemon, the garlic and the cumin. Add cold water until it is smooth.',
    preparation_time: 15,
    serving_size: 6,
    grams: { 'Canned chickpeas': 425, Tahini: 120, Lemon: 84, Garlic: 6, 'Ground cumin': 2 },
  },
  {
    title: 'Breakfast jar',
    description:
      'Layer yogurt, oats and blueberries in a jar, honey on top. Overnight in the fridge.',
    preparation_time: 10,
    serving_size: 2,
    grams: { 'Greek yogurt': 400, 'Rolled oats': 80, Blueberries: 150, Honey: 30 },
  },
];
