import { MAX_MEMBERS } from '@larder/shared/domain/household';
import type { KitchenChange } from '@larder/shared/domain/kitchenOps';
import { MAX_OPS } from '@larder/shared/domain/kitchenOps';
import { cents } from '@larder/shared/domain/money';
import { z } from 'zod';

import { shown } from './fillRecipes.ts';
import type { Lab } from './lab.ts';

const Household = z.object({ household: z.object({ household_id: z.string() }) });
/** Requests of a kind of operation. */
const REQUESTS = 10;
/** Units: bytes of a request, under the limit of its body. */
const BODY = 1_900_000;

/** Carts are large, so that fewer of them fit into a request. */
const OPS: readonly { kind: string; change: (n: number) => KitchenChange }[] = [
  {
    kind: 'lines',
    change: (n) => ({
      kind: 'add_item',
      payload: { item: { name: `${n} ${'l'.repeat(190)}`, amount: 1, unit: 'gm' } },
    }),
  },
  {
    kind: 'pantry',
    change: (n) => ({
      kind: 'pantry_set',
      payload: {
        item: {
          key: `p${n}`,
          name: `${n} ${'p'.repeat(190)}`,
          kind: 'about',
          low: false,
          amount: 1,
          unit: 'gm',
          opened: false,
        },
      },
    }),
  },
  {
    kind: 'carts',
    change: (n) => ({
      kind: 'cart_packs',
      payload: { store: store(n), items: items(100), terms: true },
    }),
  },
  {
    kind: 'orders',
    change: (n) => ({
      kind: 'ordered',
      payload: {
        store_id: id(n),
        items: items(20),
        order: {
          order_id: crypto.randomUUID(),
          storeName: 's'.repeat(200),
          deliveryFee: cents(0),
          items: items(100),
        },
      },
    }),
  },
  {
    kind: 'aisles',
    change: (n) => ({
      kind: 'aisle_order',
      payload: { store_id: id(n), storeName: 's'.repeat(100), order: ['Pantry', 'Other'] },
    }),
  },
];

function id(n: number): string {
  return `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

function store(n: number) {
  const name = 's'.repeat(200);
  return {
    store_id: id(n),
    vendorId: id(0),
    vendorName: name,
    storeName: name,
    storeType: 'Pickup',
    deliveryFee: cents(0),
    minimumOrder: cents(0),
    note: 'n'.repeat(300),
  } as const;
}

function items(many: number) {
  return Array.from({ length: many }, (_, n) => ({
    ingredient_id: id(n),
    name: 'i'.repeat(200),
    unit: 'gm',
    unit_quantity: 1,
    price: cents(100),
    quantity: 1,
  }));
}

/** Every kind of operation that stores something new, until it is refused or ten requests are through. */
export async function fillKitchen({ call, must, account }: Lab) {
  const { token } = await account('user');
  const { household } = await must(Household, 'GET /kitchen', { token });
  for (const { change } of OPS) {
    const size = JSON.stringify(change(0)).length + 300;
    const many = Math.max(1, Math.min(MAX_OPS, Math.floor(BODY / size)));
    for (let request = 0; request < REQUESTS; request += 1) {
      const ops = Array.from({ length: many }, (_, n) => ({
        ...change(request * many + n),
        op_id: crypto.randomUUID(),
        device: id(1),
        at: Date.now(),
        base_seq: 0,
      }));
      const body = { household_id: household.household_id, base_seq: 0, ops };
      const { status } = await call('POST', '/kitchen/ops', { token, body });
      if (status >= 300) break;
    }
  }
  return shown(token, ['/kitchen']);
}

/** Invitations, the link, and the name, which is told to every stream. */
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
  return shown(token, ['/household']);
}
