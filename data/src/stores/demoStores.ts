import { type Cents, cents, fromDollars } from '@larder/shared/basics/money';

import { readFacts } from '#catalogue/facts';
import { readPacks } from '#catalogue/packs';
import { ingredientId, storeId } from '#ids';

import { between, chance } from './chance.ts';
import { readMetros, type StoreKind } from './metros.ts';
import { LARGE_PACKS, PROFILES, wish } from './shelves.ts';

export type DemoStore = {
  readonly store_id: string;
  /** Index into DEMO_VENDORS. */
  readonly vendor: number;
  readonly name: string;
  readonly kind: StoreKind;
  readonly store_type: 'Delivery' | 'Pickup';
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
  readonly delivery_fee_cents: Cents;
  readonly minimum_order_cents: Cents;
};

/** An offer of a demo store. */
export type DemoOffer = {
  readonly ingredient_id: string;
  readonly price_cents: Cents;
  /** Packs in stock. */
  readonly quantity: number;
};

/** The demo stores of all metropolitan areas, one vendor per area. */
export function demoStores(): readonly DemoStore[] {
  return readMetros().flatMap(({ key, stores }, vendor) =>
    stores.map((row, index): DemoStore => {
      const store_type = storeTypeOf(row.kind, index + vendor);
      const store_id = storeId(key, index + 1);
      return { store_id, vendor, store_type, ...row, ...termsOf({ ...row, store_id, store_type }) };
    }),
  );
}

/** Large shops and those with regulars deliver; of the others every second. */
export function storeTypeOf(kind: StoreKind, turn: number): DemoStore['store_type'] {
  if (kind === 'supermarket' || kind === 'corner shop') return 'Delivery';
  if (kind === 'produce market') return 'Pickup';
  return turn % 2 === 0 ? 'Delivery' : 'Pickup';
}

/**
 * What a demo store asks for a delivery, 2.99 to 5.99 dollars, and the least it takes orders from: 10 dollars
 * at a corner shop, which a list of a recipe or two reaches.
 */
export function termsOf({
  store_id,
  store_type,
  kind,
}: Pick<DemoStore, 'store_id' | 'store_type' | 'kind'>): Pick<
  DemoStore,
  'delivery_fee_cents' | 'minimum_order_cents'
> {
  const halves = Math.floor(between(`${store_id}/fee`, 0, 7));
  return {
    delivery_fee_cents: cents(store_type === 'Delivery' ? 299 + 50 * halves : 0),
    minimum_order_cents: cents(kind === 'corner shop' ? 1_000 : 0),
  };
}

/**
 * A demo store's offers, deterministic.
 *
 * Units   US cents per pack of the catalogue's size.
 * Shape   in catalogue order; 45 to 80 % of the catalogue, as fits the kind of store; quantity 5 to 120. Then
 *         larger packs, only of what it has in the usual one.
 * Source  price = catalogue price x the store's level (0.88 to 1.15) x 0.93 to 1.07 by store and ingredient,
 *         then the nearest price that ends in 9 cents.
 */
export function demoOffers(store: DemoStore): readonly DemoOffer[] {
  const { store_id, kind } = store;
  const { coverage, level } = PROFILES[kind];
  const storeLevel = between(`${store_id}/level`, ...level);
  const facts = readFacts();
  const wanted = facts
    .map((fact) => ({
      fact,
      wish: wish(kind, fact) + 0.7 * chance(`${store_id}/${fact.slug}/wish`),
    }))
    .toSorted((a, b) => b.wish - a.wish)
    .slice(0, Math.round(facts.length * between(`${store_id}/coverage`, ...coverage)));
  const stocked = new Set(wanted.map(({ fact }) => fact));

  const sold = [
    ...facts.filter((fact) => stocked.has(fact)),
    ...readPacks().filter(
      ({ food, slug }) =>
        stocked.has(food) && chance(`${store_id}/${slug}/large`) < LARGE_PACKS[kind],
    ),
  ];
  return sold.map(({ slug, price_usd }) => {
    const noise = between(`${store_id}/${slug}/price`, 0.93, 1.07);
    return {
      ingredient_id: ingredientId(slug),
      price_cents: endingIn9(fromDollars(price_usd * storeLevel * noise)),
      quantity: Math.floor(between(`${store_id}/${slug}/stock`, 5, 121)),
    };
  });
}

/** 342 -> 339, 346 -> 349: the nearest price that ends in 9 cents, at least 9. */
function endingIn9(price: Cents): Cents {
  return cents(Math.max(9, Math.round((price - 9) / 10) * 10 + 9));
}
