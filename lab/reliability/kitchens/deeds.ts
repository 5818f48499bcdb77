import { cents } from '@larder/shared/basics/money';
import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import type { KitchenChange } from '@larder/shared/kitchen/kitchenOps.model';
import { amountsSeen } from '@larder/shared/kitchen/kitchenTicks';

import { pick } from '#reliability/harness/random';

const NAMES = Array.from({ length: 24 }, (_, n) => `Food ${n}`);
/** Carts are of stores and goods that there are. */
export const STORE = {
  store_id: '01890000-0000-7000-8000-00000000000e',
  vendorId: '01890000-0000-7000-8000-00000000000f',
  vendorName: 'Corner',
  storeName: 'Corner',
  storeType: 'Pickup',
  deliveryFee: cents(0),
  minimumOrder: cents(0),
} as const;
export const RICE = {
  ingredient_id: '01890000-0000-7000-8000-000000000010',
  name: 'Rice',
  unit: 'gm',
  unit_quantity: 500,
  price: cents(349),
};

type Chance = () => number;
type Deed = (state: KitchenState, chance: Chance) => KitchenChange;

function upTo(chance: Chance, most: number): number {
  return 1 + Math.floor(chance() * most);
}

/** A line that the device shows, or one that is not there. */
function someLine({ lines }: KitchenState, chance: Chance) {
  const line = lines[Math.floor(chance() * (lines.length + 1))];
  const amounts = line ? amountsSeen(line) : [];
  return { amounts, line: { key: line?.key ?? 'none', generation: line?.generation ?? 1 } };
}

const add: Deed = (_, chance) => {
  const item = { name: pick(chance, NAMES), amount: upTo(chance, 9), unit: 'gm' };
  return { kind: 'add_item', payload: { item } };
};
const addRecipe: Deed = (_, chance) => {
  const ingredients = NAMES.slice(0, 5).map((name) => ({ name, amount: 100, unit: 'gm' }));
  const recipe = { id: upTo(chance, 3), title: 'Soup', servings: 2, ingredients };
  return { kind: 'add_recipe', payload: { recipe, servings: upTo(chance, 6) } };
};
const tick: Deed = (state, chance) => {
  const { line, amounts } = someLine(state, chance);
  return { kind: 'got', payload: { line, amounts, pack: { amount: 500, unit: 'gm' } } };
};
const untick: Deed = (state, chance) => ({
  kind: 'not_got',
  payload: { line: someLine(state, chance).line },
});
const edit: Deed = (state, chance) => ({
  kind: 'edit_amount',
  payload: { line: someLine(state, chance).line, amount: upTo(chance, 9), unit: 'gm' },
});
const remove: Deed = (state, chance) => ({
  kind: 'remove_lines',
  payload: { lines: [someLine(state, chance).line] },
});
const restore: Deed = ({ removed }, chance) => {
  const { key, generation } = removed[Math.floor(chance() * removed.length)]?.line ?? {
    key: 'none',
    generation: 1,
  };
  return { kind: 'restore_lines', payload: { lines: [{ key, generation }] } };
};
const clear: Deed = (_, chance) => ({
  kind: 'clear',
  payload: { only: chance() < 0.3 ? 'all' : 'got' },
});
const setCart: Deed = (_, chance) => {
  const items = [{ ...RICE, quantity: upTo(chance, 9) }];
  return { kind: 'cart_packs', payload: { store: STORE, items, terms: false } };
};
const order: Deed = (_, chance) => {
  const { store_id, storeName, deliveryFee } = STORE;
  const items = [{ ...RICE, quantity: upTo(chance, 3) }];
  const placed = { order_id: crypto.randomUUID(), storeName, deliveryFee, items };
  return { kind: 'ordered', payload: { store_id, items, order: placed } };
};
const forgetOrder: Deed = ({ placed }, chance) => {
  const order_id = placed[Math.floor(chance() * placed.length)]?.order_id ?? STORE.store_id;
  return { kind: 'not_ordered', payload: { order_id } };
};
const loseOrder: Deed = ({ placed }, chance) => {
  const order_id = placed[Math.floor(chance() * placed.length)]?.order_id ?? STORE.store_id;
  const items = [{ ingredient_id: RICE.ingredient_id, quantity: upTo(chance, 3) }];
  return { kind: 'order_lost', payload: { order_id, why: 'short', items } };
};
const relist: Deed = (state, chance) => ({
  kind: 'relist',
  payload: { lines: [someLine(state, chance).line] },
});
const cook: Deed = (_, chance) => {
  const name = pick(chance, NAMES);
  const uses = [{ key: name.toLowerCase(), name, amount: 50, unit: 'gm' as const }];
  return { kind: 'cooked', payload: { recipe_id: '1', title: 'Soup', uses } };
};

/** Drawn as often as they are listed. */
const DEEDS = [
  ...Array.from({ length: 8 }, () => add),
  ...Array.from({ length: 8 }, () => tick),
  ...Array.from({ length: 4 }, () => edit),
  ...Array.from({ length: 3 }, () => remove),
  addRecipe,
  untick,
  restore,
  clear,
  setCart,
  order,
  forgetOrder,
  loseOrder,
  relist,
  cook,
];

/** What somebody does with the kitchen that a device shows. */
export function someDeed(state: KitchenState, chance: Chance): KitchenChange {
  return pick(chance, DEEDS)(state, chance);
}
