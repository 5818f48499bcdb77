import { cents } from '@larder/shared/basics/money';
import type { CatalogueIngredient, KnownIngredient } from '@larder/shared/food/ingredients.calls';
import type { Store, StoreItem } from '@larder/shared/stores/storeParts.model';

/** The `n`th ingredient of a catalogue: 500 gm of it, without picture or facts. */
export function ingredient(n: number, name: string): CatalogueIngredient {
  return {
    ingredient_id: `01890000-0000-7000-8000-0000000${10_000 + n}`,
    name,
    unit_quantity: 500,
    unit: 'gm',
    category: 'Pantry',
    image: null,
    kcal_per_100g: null,
    density_g_per_ml: null,
    grams_per_piece: null,
  };
}
/** As a grocery list knows it. */
export const knownCarrot: KnownIngredient = {
  ...ingredient(3, 'Carrot'),
  unit_quantity: 454,
  category: 'Produce',
  density_g_per_ml: null,
  grams_of: { piece: 60 },
};
export const rice = ingredient(1, 'Rice');
export const basil = ingredient(2, 'Basil');

/** The `n`th ingredient on a shelf: 12 packs for $3.49 each. */
export function onShelf(n: number, name: string, more: Partial<StoreItem> = {}): StoreItem {
  const { ingredient_id, unit_quantity, unit, category, image } = ingredient(n, name);
  const pack = { ingredient_id, name, unit_quantity, unit, category, image };
  return { ...pack, price: cents(349), quantity: 12, ...more };
}

/** The terms of a store that asks for nothing but the goods. */
export const free = { delivery_fee: cents(0), minimum_order: cents(0) };

/** A store with nothing on its shelf. */
export const cornerShop: Store = {
  store_id: '01890000-0000-7000-8000-00000000000a',
  name: 'Corner Shop',
  store_type: 'Pickup',
  address: '1 Main St',
  location: { lat: 40.5, lng: -73.25 },
  ...free,
  items: [],
};
