import { expect, test } from 'vitest';

import { cents } from '#basics/money';
import { kitchenDevice, kitchenServer } from '#kitchen/testing/kitchen';

import { cartChanges } from './cartChanges.ts';
import type { Cart } from './carts.model.ts';
import { setCart, setCartItems } from './carts.ts';

const STORE = {
  store_id: 's',
  vendorId: 'v',
  vendorName: 'Vera',
  storeName: 'Corner',
  storeType: 'Pickup' as const,
  deliveryFee: cents(0),
  minimumOrder: cents(0),
};
const packs = (name: string, quantity = 1) => ({
  ingredient_id: name,
  name,
  unit: 'gm',
  unit_quantity: 500,
  price: cents(300),
  quantity,
});
const cart = (...items: ReturnType<typeof packs>[]) => setCart([], STORE, items);

/** Two devices with one cart. */
function two(start: readonly Cart[] = []) {
  const server = kitchenServer();
  const [sam, alex] = [kitchenDevice('sam', server), kitchenDevice('alex', server)];
  const act = (device: typeof sam, to: (now: readonly Cart[]) => readonly Cart[]) => {
    const { carts } = device.shown();
    for (const change of cartChanges(carts, to(carts))) device.act(change);
  };
  act(sam, () => start);
  for (const device of [sam, alex]) device.sync();
  const meet = () => {
    for (const device of [sam, alex, sam]) device.sync();
    expect(sam.shown()).toEqual(alex.shown());
    return sam
      .shown()
      .carts.map(({ items, note }) => [
        items.map(({ name, quantity }) => `${quantity} ${name}`),
        note,
      ]);
  };
  return { sam, alex, act, meet };
}

type Cook = (now: readonly Cart[]) => readonly Cart[];
const set =
  (...items: ReturnType<typeof packs>[]): Cook =>
  (now) =>
    setCartItems(now, STORE, items);
const note: Cook = (now) => now.map((one) => ({ ...one, note: 'Ring twice' }));

/** Each row: what both do at once, and the cart that both have in the end. */
test.for<readonly [why: string, sam: Cook, alex: Cook, is: unknown]>([
  [
    'other things add up',
    set(packs('milk')),
    set(packs('eggs')),
    [['1 rice', '1 milk', '1 eggs'], undefined],
  ],
  [
    'of one thing the last number counts',
    set(packs('rice', 2)),
    set(packs('rice', 5)),
    [['5 rice'], undefined],
  ],
  [
    'what one takes out and what the other adds',
    set(packs('rice', 0)),
    set(packs('eggs')),
    [['1 eggs'], undefined],
  ],
  ['a note stays with more packs', note, set(packs('rice', 3)), [['3 rice'], 'Ring twice']],
  ['more packs stay with a note', set(packs('rice', 3)), note, [['3 rice'], 'Ring twice']],
  [
    'a cart emptied by one and filled by the other',
    () => [],
    set(packs('eggs')),
    [['1 eggs'], undefined],
  ],
])('two at one cart: %s', ([, bySam, byAlex, is]) => {
  const { sam, alex, act, meet } = two(cart(packs('rice')));
  act(sam, bySam);
  act(alex, byAlex);
  expect(meet()).toEqual([is]);
});

test('both fill a new cart at once: it has the things of both', () => {
  const { sam, alex, act, meet } = two();
  act(sam, set(packs('milk')));
  act(alex, set(packs('eggs')));
  expect(meet()).toEqual([[['1 milk', '1 eggs'], undefined]]);
});

test('what is the same is not sent', () => {
  const [one] = cart(packs('rice'), packs('milk'));
  if (!one) throw new Error('no cart');
  const { items, ...store } = one;
  const same = { ...store, items: [...items, packs('eggs')] };
  expect(cartChanges([one], [same])).toMatchObject([
    { payload: { items: [{ name: 'eggs' }], terms: false } },
  ]);
  expect(cartChanges([one], [one])).toEqual([]);
  expect(cartChanges([one], [{ ...one, items: [...items] }])).toEqual([]);
});
