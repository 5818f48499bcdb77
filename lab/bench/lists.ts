import { DEMO_PEOPLE } from '@larder/data/people';
import { formatUsd } from '@larder/shared/basics/money';
// `npm run bench:lists`: twelve lists of seven recipes, New York, the stores within 25 miles. What one, two and
// three stores have and cost, beside what one reaches without a plan: first the store that has most, then the
// one that has most of the rest.
import type { GroceryList } from '@larder/shared/kitchen/groceryList.model';
import {
  type BasketPlan,
  planBasket,
  type PlanNeed,
  type PlanPack,
  type PlanStore,
} from '@larder/shared/plan/basketPlan';
import { coverOf } from '@larder/shared/plan/packCover';
import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';
import { type ComparedItem, compareItems } from '@larder/shared/stores/compare.calls';
import * as z from 'zod/mini';

import { type Person, signIn } from './lib/calls.ts';
import { finish, type Row } from './lib/report.ts';
import { demoServer, makeDatabase } from './lib/shop.ts';
import { compareNear, HOME, weekList } from './lib/weekList.ts';

const LISTS = 12;

type Market = { needs: PlanNeed[]; stores: PlanStore[] };

finish('lists', [{ title: 'Lists of seven recipes near 10003, New York', rows: await allRows() }]);

async function allRows(): Promise<Row[]> {
  await using database = await makeDatabase();
  await using server = await demoServer({ DATABASE_URL: database.url });
  const email = DEMO_PEOPLE.find(({ role }) => role === 'user')?.email ?? '';
  const shopper = await signIn(server.url, { email, role: 'user' });
  const rows: Row[] = [];
  for (let list = 0; list < LISTS; list += 1) {
    const week = await weekList(server.url, list);
    rows.push(rowOf(list + 1, await marketOf(server.url, { list: week, shopper })));
  }
  return rows;
}

async function marketOf(
  address: string,
  { list, shopper }: { list: GroceryList; shopper: Person },
): Promise<Market> {
  const { ids, matches } = z.decode(
    compareItems.response,
    await compareNear(address, { list, shopper }),
  );
  const foods = Map.groupBy(matches, (match) => match.ingredient_id ?? match.name);
  const needs = [...foods].map(([key, same]) => ({
    key,
    amount: same.reduce((sum, { amount = 1 }) => sum + amount, 0),
  }));
  const foodOf = new Map(matches.map((match) => [match.name, match.ingredient_id ?? match.name]));
  const amountOf = new Map(needs.map(({ key, amount }) => [key, amount]));
  const stores = (ids ?? []).flatMap((vendor) =>
    vendor.stores.map((store) => ({
      store_id: store.store_id,
      place: store.location,
      delivers: store.store_type === 'Delivery',
      fee: store.delivery_fee,
      minimum: store.minimum_order,
      packs: Object.fromEntries(
        store.items.map((item) => {
          const key = foodOf.get(item.wanted) ?? item.wanted;
          return [key, packsOf(item, amountOf.get(key) ?? 1)] as const;
        }),
      ),
    })),
  );
  return { needs, stores };
}

/** As the browser does: a pack whose amount nothing converts is a share of the need. */
function packsOf(item: ComparedItem, needed: number): PlanPack[] {
  return (item.packs ?? [item]).map(({ ingredient_id, price, quantity, amount }) => ({
    ingredient_id,
    amount: amount ?? needed / item.packs_needed,
    price,
    stock: quantity,
  }));
}

function rowOf(number: number, { needs, stores }: Market): Row {
  const settings = { ...PLAN_DEFAULTS, home: HOME };
  const { plans, beaten, recommended } = planBasket(needs, stores, settings);
  const bySize = [...plans, ...beaten].toSorted((a, b) => a.store_ids.length - b.store_ids.length);
  const hand = byHand(needs, stores).map((chosen) => {
    const [only] = planBasket(needs, chosen, { ...settings, maxStops: chosen.length }).plans.slice(
      -1,
    );
    return planWords(needs, only);
  });
  const all = bySize.map((plan) => planWords(needs, plan)).join('; ');
  const best = recommended === undefined ? 'none' : plans[recommended]?.store_ids.length;
  return [
    `${number}: ${needs.length} things`,
    `${all}; for you: ${best}`,
    `by hand ${hand.join('; ')}`,
  ];
}

function planWords(needs: readonly PlanNeed[], plan: BasketPlan | undefined): string {
  if (!plan) return 'none';
  const has = needs.length - plan.unmet.length;
  return `${plan.store_ids.length}: ${has} for ${formatUsd(plan.total)}`;
}

/** Without a plan: all that the store with most things has, then the rest where most of it is. */
function byHand(needs: readonly PlanNeed[], stores: readonly PlanStore[]): PlanStore[][] {
  const sells = (store: PlanStore, { key, amount }: PlanNeed) =>
    coverOf(amount, store.packs[key] ?? []) !== undefined;
  const most = (wanted: readonly PlanNeed[]) =>
    stores.toSorted(
      (a, b) =>
        wanted.filter((need) => sells(b, need)).length -
        wanted.filter((need) => sells(a, need)).length,
    )[0];
  const first = most(needs);
  if (!first) return [];
  const rest = needs.filter((need) => !sells(first, need));
  const second = most(rest);
  if (!second || second === first) return [[first]];
  const packs = Object.fromEntries(rest.map(({ key }) => [key, second.packs[key] ?? []]));
  return [[first], [first, { ...second, packs }]];
}
