import { randomUUID } from 'node:crypto';

import { cents } from '@larder/shared/basics/money';
import { MAX_MEMBERS } from '@larder/shared/kitchen/household';
import { MAX_AISLES, MAX_COOKED, MAX_PLACED } from '@larder/shared/kitchen/kitchenLimits';
import type { KitchenChange } from '@larder/shared/kitchen/kitchenOps.model';
import { firstSettings, MAX_CALENDAR_LINKS } from '@larder/shared/kitchen/week/mealCalendar';
import { z } from 'zod';

import type { World } from '#reliability/harness/world';

import { type Device, newDevice } from './device.ts';
import { shown } from './fillRecipes.ts';
import type { Lab } from './lab.ts';

/** Letters of three bytes. */
const LONG = '漢'.repeat(190);
/** Of an operation that fills a cart. */
const ITEMS = 50;
/** Entries of the day beyond which the oldest give way. */
const MORE = 5;

function line(name: string): KitchenChange {
  return { kind: 'add_item', payload: { item: { name, amount: 1, unit: 'gm' } } };
}

function pantry(name: string): KitchenChange {
  const facts = { kind: 'about', low: false, amount: 1, unit: 'gm', opened: false } as const;
  return { kind: 'pantry_set', payload: { item: { key: name, name, ...facts } } };
}

/** Another meal of today, until the day has no room. */
function meal(n: number): KitchenChange {
  const today = new Date().toISOString().slice(0, 10);
  const title = `${n} ${'m'.repeat(150)}`;
  const entry = { entry_id: randomUUID(), kind: 'note', day: today, title, servings: 1 } as const;
  return { kind: 'plan_add', payload: { entries: [{ ...entry, meal: 'dinner' }], today } };
}

/** Fifty goods of one of the stores; each store has every good once. */
function cart({ catalogue, vendors }: World, n: number): KitchenChange {
  const stores = vendors.flatMap(({ stores: own, user_id }) => own.map((id) => ({ id, user_id })));
  const parts = Math.floor(catalogue.length / ITEMS);
  const store = stores[Math.floor(n / parts) % stores.length];
  const from = (n % parts) * ITEMS;
  return {
    kind: 'cart_packs',
    payload: {
      store: {
        store_id: store?.id ?? '',
        vendorId: store?.user_id ?? '',
        vendorName: 's'.repeat(200),
        storeName: 's'.repeat(200),
        storeType: 'Pickup',
        deliveryFee: cents(0),
        minimumOrder: cents(0),
        note: 'n'.repeat(300),
      },
      items: goods(catalogue.slice(from, from + ITEMS)),
      terms: true,
    },
  };
}

function goods(ids: readonly string[]) {
  const rest = { name: 'Some good', unit: 'gm', unit_quantity: 1, price: cents(100), quantity: 1 };
  return ids.map((ingredient_id) => ({ ingredient_id, ...rest }));
}

function order({ catalogue, vendors }: World): KitchenChange {
  const [store_id = ''] = vendors[0].stores;
  const items = goods(catalogue.slice(0, 100));
  const placed = { storeName: 's'.repeat(200), deliveryFee: cents(0), items };
  const order_id = crypto.randomUUID();
  return { kind: 'ordered', payload: { store_id, items: [], order: { order_id, ...placed } } };
}

function aisles(n: number): KitchenChange {
  const store_id = `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  const of = { store_id, storeName: 's'.repeat(200) };
  return { kind: 'aisle_order', payload: { ...of, order: ['Pantry', 'Other'] } };
}

function brand(n: number): KitchenChange {
  const payload = { food: `Food ${n}`, brand: '漢'.repeat(80), choice: 'never' } as const;
  return { kind: 'brand_choice', payload };
}

function cooked(n: number): KitchenChange {
  const uses = Array.from({ length: 20 }, (_, k) => ({ key: `p${k}`, name: LONG }));
  const used = uses.map((use) => ({ ...use, amount: 1, unit: 'gm' as const }));
  return { kind: 'cooked', payload: { recipe_id: String(n), title: LONG, uses: used } };
}

/** A tick of each line, also beyond what can be added. */
async function ticks({ read }: Device): Promise<KitchenChange[]> {
  const amounts = [{ amount: 1, unit: 'gm' }];
  const { lines } = await read();
  return lines.map(({ key, generation }) => ({
    kind: 'got',
    payload: { line: { key, generation }, amounts },
  }));
}

/**
 * Two kitchens, each kind until it is refused for being full: lines, carts and bytes in one; brands, meals of a day, the pantry, orders,
 * aisles, dishes, what was removed and bytes in the other.
 */
export async function fillKitchen(lab: Lab) {
  const [one, other] = [await newDevice(lab), await newDevice(lab)];
  await one.fill('list_full', (n) => line(`line ${n}`));
  await one.fill('carts_full', (n) => cart(lab.world, n), 10);
  await one.fill('kitchen_full', (n) => pantry(`${n} ${LONG}`));
  const ticked = await ticks(one);
  await one.fill('kitchen_full', (n) => ticked[n] ?? pantry('p'));

  await other.fill('brands_full', brand);
  await other.fill('plan_full', meal);
  await other.fill('pantry_full', (n) => pantry(`p${n}`));
  const orders = Array.from({ length: MAX_PLACED + MORE }, () => order(lab.world));
  await other.change(orders);
  await other.change(Array.from({ length: MAX_AISLES + MORE }, (_, n) => aisles(n)));
  await other.change(Array.from({ length: MAX_COOKED + MORE }, (_, n) => cooked(n)));
  await other.fill('kitchen_full', (n) => line(`${n} ${LONG}`));
  await other.change(await ticks(other));
  await other.change([{ kind: 'clear', payload: { only: 'all' } }]);
  await other.fill('kitchen_full', (n) => line(`again ${n} ${LONG}`.slice(0, 200)));
  await other.change(await ticks(other));
  return [...shown(one.token, ['/kitchen']), ...shown(other.token, ['/kitchen'])];
}

/** Invitations, the links, and the name, which is told to every stream. */
export async function fillHousehold({ call, must, account, untilRefused }: Lab) {
  const { token } = await account('user');
  await must(z.unknown(), 'GET /household', { token });
  await untilRefused({ of: 'invitations into a household', most: MAX_MEMBERS + 5 }, () =>
    call('POST', '/household/invites', { token, body: {} }),
  );
  for (let n = 0; n < 30; n += 1) {
    await must(z.unknown(), 'POST /household/link', { token, body: {} });
    await must(z.unknown(), 'PUT /household', { token, body: { name: `${n} ${'h'.repeat(50)}` } });
  }
  await untilRefused({ of: 'links of calendars', most: MAX_CALENDAR_LINKS + 5 }, () =>
    call('POST', '/household/calendar/links', {
      token,
      body: { name: 'c'.repeat(40), zone: null },
    }),
  );
  await must(z.unknown(), 'PUT /household/calendar', { token, body: firstSettings(null) });
  return shown(token, ['/household', '/household/calendar']);
}
