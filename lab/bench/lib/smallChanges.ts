import { sql } from '@larder/server/src/platform/db/sql.ts';
import { gridCell } from '@larder/shared/basics/distance';
import { MAX_CART_ITEMS, MAX_LINES } from '@larder/shared/kitchen/kitchenLimits';
import { z } from 'zod';

import { makeAsker } from '#reliability/harness/answers';
import type { Client } from '#reliability/harness/client';
import { onDatabase } from '#reliability/harness/postgres';
import { percentile } from '#reliability/harness/random';

import { register } from './calls.ts';
import type { Row } from './report.ts';

/** How much longer a small change may take on the fullest kitchen than on an empty one. */
const MAX_RATIO = 2;
/** A line is ticked in each round. */
const [ROUNDS, WARM_UP] = [100, 20];
const PANTRY = 300;

const Household = z.object({ household: z.object({ household_id: z.string() }) });
const Seq = z.object({ seq: z.int() });

type At = { url: string; call: Client; databaseUrl: string };
type Goods = { store: object; ids: readonly string[] };
type Change = { kind: string; payload: object };
type Kitchen = {
  change: (changes: readonly Change[]) => Promise<void>;
  read: () => Promise<number>;
};

/** A tick and a pack in a cart, on the fullest kitchen beside one with nothing but the lines to tick. */
export async function smallChanges(at: At): Promise<Row[]> {
  const goods = await openStore(at);
  const [empty, full] = [await openKitchen(at), await openKitchen(at)];
  for (const { change } of [empty, full]) await change(linesFrom(0, ROUNDS));
  await fill(full, goods);
  const rows = [
    await ratioOf('a tick', { empty, full, of: tick }),
    await ratioOf('a pack in a cart', { empty, full, of: (nth) => packs(goods, [nth]) }),
  ];
  const bytes = await full.read();
  return [
    ...rows,
    ['GET /kitchen of the fullest', `${(bytes / 1e6).toFixed(2)} MB`, '≤ 1.05 MB', bytes < 2 ** 20],
  ];
}

async function fill({ change }: Kitchen, goods: Goods): Promise<void> {
  for (let from = ROUNDS; from < MAX_LINES; from += 100) await change(linesFrom(from, 100));
  await change([packs(goods, [...goods.ids.keys()])]);
  const kept = Array.from({ length: PANTRY }, (_, nth) => ({
    kind: 'pantry_set',
    payload: { item: pantryEntry(nth) },
  }));
  for (let from = 0; from < PANTRY; from += 100) await change(kept.slice(from, from + 100));
}

function linesFrom(from: number, number: number): Change[] {
  return Array.from({ length: number }, (_, nth) => ({
    kind: 'add_item',
    payload: { item: { name: `Thing ${from + nth}`, amount: 1, unit: '' } },
  }));
}

function pantryEntry(nth: number) {
  const facts = { kind: 'always', low: false, amount: 0, unit: 'gm', opened: false };
  return { key: `kept ${nth}`, name: `Kept ${nth}`, ...facts };
}

function tick(nth: number): Change {
  return { kind: 'got', payload: { line: { key: `thing ${nth}`, generation: 1 }, amounts: [] } };
}

function packs({ store, ids }: Goods, nths: readonly number[]): Change {
  const facts = { name: 'Some good', unit: 'gm', unit_quantity: 500, price: 3.49 };
  const items = nths.map((nth) => ({ ingredient_id: ids[nth], ...facts, quantity: 1 + (nth % 9) }));
  return { kind: 'cart_packs', payload: { store, items, terms: false } };
}

async function ratioOf(
  what: string,
  { empty, full, of }: { empty: Kitchen; full: Kitchen; of: (nth: number) => Change },
): Promise<Row> {
  const took = { empty: [] as number[], full: [] as number[] };
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    took.empty.push(await timed(empty, of(nth)));
    took.full.push(await timed(full, of(nth)));
  }
  const p50 = (times: readonly number[]) => percentile(times.slice(WARM_UP), 0.5);
  const [one, other] = [p50(took.empty), p50(took.full)];
  const ratio = other / one;
  const measured = `${ratio.toFixed(2)} (${other.toFixed(1)} and ${one.toFixed(1)} ms)`;
  return [
    `${what}, small operation on the fullest kitchen beside one on an empty one, p50`,
    measured,
    `≤ ${MAX_RATIO}`,
    ratio <= MAX_RATIO,
  ];
}

async function timed({ change }: Kitchen, one: Change): Promise<number> {
  const begun = performance.now();
  await change([one]);
  return performance.now() - begun;
}

async function openKitchen({ url, call }: At): Promise<Kitchen> {
  const { token } = await register(url);
  const { household } = await makeAsker(call)(Household, 'GET /kitchen', { token });
  const { household_id } = household;
  const device = crypto.randomUUID();
  let base_seq = 0;
  return {
    async change(changes) {
      const ops = changes.map((one) => {
        return { ...one, op_id: crypto.randomUUID(), device, at: Date.now(), base_seq };
      });
      const body = { household_id, base_seq, ops };
      ({ seq: base_seq } = await makeAsker(call)(Seq, 'POST /kitchen/ops', { token, body }));
    },
    read: async () => (await call('GET', '/kitchen', { token })).text.length,
  };
}

/** A store, and as many goods as carts hold. */
async function openStore({ url, databaseUrl }: At): Promise<Goods> {
  const { user_id } = await register(url);
  const store_id = crypto.randomUUID();
  const ids = Array.from({ length: MAX_CART_ITEMS }, () => crypto.randomUUID());
  await onDatabase(databaseUrl, async (db) => {
    await db.run(sql`insert into stores (store_id, vendor_id, name, store_type, address, lat, lng, cell, created_at)
      values (${store_id}, ${user_id}, 'Corner', 'Pickup', 'Street 1', 0, 0, ${gridCell({ lat: 0, lng: 0 })}, now())`);
    await db.run(sql`insert into ingredients (ingredient_id, name, unit_quantity, unit)
      select id, 'Good ' || nth, 500, 'gm' from unnest(${ids}::uuid[]) with ordinality as made (id, nth)`);
  });
  const store = {
    store_id,
    vendorId: user_id,
    vendorName: 'V',
    storeName: 'Corner',
    storeType: 'Pickup',
    deliveryFee: 0,
    minimumOrder: 0,
  };
  return { store, ids };
}
