import { exactMiles } from '@larder/shared/basics/distance';

import { readFacts } from '#catalogue/facts';
import { between, chance } from '#stores/chance';
import { demoOffers, type DemoStore, demoStores } from '#stores/demoStores';

import { ingredientId } from './ids.ts';

/** A food that shoppers of a week wanted near a store, of whom nobody finds it within a walk. */
export type DemoDemand = {
  readonly store: DemoStore;
  readonly ingredient_id: string;
  /** How many weeks before this one. */
  readonly weeksAgo: number;
  readonly shoppers: number;
};

const STORE_NAMES = ['Chelsea Pantry', 'Jackson Spice House'];
const FOODS_EACH = 4;
const WEEKS = 4;
/** Units: miles. */
const WALK_MILES = 1.5;

/** Deterministic: for two stores of the demo's vendor, what neither they nor their neighbours sell. */
export function demoDemand(): readonly DemoDemand[] {
  const stores = demoStores();
  return stores
    .filter(({ vendor, name }) => vendor === 0 && STORE_NAMES.includes(name))
    .flatMap((store) => {
      const near = stores.filter((other) => exactMiles(store, other) <= WALK_MILES);
      const sold = new Set(
        near.flatMap((other) => demoOffers(other).map(({ ingredient_id }) => ingredient_id)),
      );
      return readFacts()
        .map(({ slug }) => ({
          ingredient_id: ingredientId(slug),
          key: `${store.store_id}/${slug}/wanted`,
        }))
        .filter(({ ingredient_id }) => !sold.has(ingredient_id))
        .toSorted((a, b) => chance(b.key) - chance(a.key))
        .slice(0, FOODS_EACH)
        .flatMap(({ ingredient_id, key }) =>
          weeksOf(key).map((week) => ({ store, ingredient_id, ...week })),
        );
    });
}

/** Five shoppers or more in each week that is told of; in some there were fewer. */
function weeksOf(key: string) {
  return Array.from({ length: WEEKS }, (_, index) => ({
    weeksAgo: index + 1,
    shoppers: Math.floor(between(`${key}/${index}`, 3, 18)),
  })).filter(({ shoppers }) => shoppers >= 5);
}
