import { atLeast, exactly, type Goal, none, outcome } from '#reliability/goal';
import { compareBody } from '#reliability/harness/bodies';
import type { Answer, Sent } from '#reliability/harness/client';
import { pick, random } from '#reliability/harness/random';
import { startSuite, type Suite } from '#reliability/harness/suite';
import { makeWorld, type Person, type Vendor, type World } from '#reliability/harness/world';

const REQUESTS = 10_000;
const CANARY = /CANARY-[\da-f-]{36}/g;
/** Calls that show all stores' names to everybody. */
const SHOWS_STORES = '/user/items/compare';

/** A shopper and the one vendor they buy from; only these two know each other. */
type Tenant = {
  shopper: Person;
  vendor: Vendor;
  /** Their orders, the newest last. */
  orders: string[];
  recipes: string[];
};
type Asked = { who: Person; method: string; path: string; sent: Sent };

/** Two tenants call concurrently over the same connections; neither sees data of the other. */
export const noForeignData: Goal = {
  id: 'R-12',
  limit:
    '10,000 requests of two tenants at once: no text of the other in any answer, header, log line or metric',
  run: async ({ seed }) => {
    await using suite = await startSuite({ settings: { LOG_LEVEL: 'debug' } });
    return await alternate(suite, random(seed));
  },
};

async function alternate(suite: Suite, chance: () => number) {
  const { call, server } = suite;
  const world = await makeWorld(call, { stock: 100_000 });
  const tenant = (nth: 0 | 1): Tenant => ({
    shopper: world.shoppers[nth],
    vendor: world.vendors[nth],
    orders: [],
    recipes: [],
  });
  const [first, second] = [tenant(0), tenant(1)];
  const foreign: string[] = [];
  const statuses = new Map<number, number>();
  let [own, failed] = [0, 0];

  async function ask(me: Tenant, other: Tenant): Promise<void> {
    const { who, method, path, sent } = makeRequest(me, other, { chance, world });
    const answer = await call(method, path, { ...sent, token: who.token, again: true });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) failed += 1;
    const found = foreignIn(answer, { me, other, path });
    if (found !== undefined) foreign.push(`${method} ${path} ${answer.status}: ${found}`);
    if (answer.text.includes(who.canary)) own += 1;
    remember(me, path, answer);
  }

  for (let sent = 0; sent < REQUESTS; sent += 2)
    await Promise.all([ask(first, second), ask(second, first)]);
  const metrics = await server.metrics();
  const inLog = new Set(server.output().match(CANARY));
  const inMetrics = new Set(metrics.match(CANARY));
  const lines = server.output().split('\n').length;
  const seen = [...statuses].toSorted(([a], [b]) => a - b).map(([code, n]) => `${code} ${n}`);
  return outcome({
    requests: REQUESTS,
    'texts of others': none(foreign, ' | '),
    // Guards against a run that tried too little.
    'answers with own texts': atLeast(own, REQUESTS / 10 + 1),
    'log lines': atLeast(lines, REQUESTS + 1),
    'texts in the log': exactly(inLog.size, 0),
    'texts in the metrics': exactly(inMetrics.size, 0),
    failed: exactly(failed, 0),
    answers: [seen.join(', '), [200, 201, 400, 404, 409].every((status) => statuses.has(status))],
  });
}

/** A random call about own data or the other tenant's. */
function makeRequest(
  me: Tenant,
  other: Tenant,
  { chance, world }: { chance: () => number; world: World },
): Asked {
  const { shopper, vendor } = me;
  const mine = chance() < 0.6 ? me : other;
  const id = (ids: readonly string[]) => ids.at(-1) ?? crypto.randomUUID();
  const ingredient_id = pick(chance, vendor.shelves);
  const note = `${shopper.canary} ${Math.floor(chance() * 1e6)}`;
  const item = { ingredient_id, quantity: chance() < 0.9 ? 1 : 999_999 };
  const recipe = {
    title: note,
    description: note,
    preparation_time: 1,
    serving_size: 1,
    items: [{ ingredient_id, name: note, unit_quantity: 1, unit: 'gm', quantity: 1 }],
  };
  const by = (who: Person, call: string, body?: unknown): Asked => {
    const [method = '', path = ''] = call.split(' ');
    return { who, method, path, sent: body === undefined ? {} : { body } };
  };
  return pick(chance, [
    () => by(shopper, 'GET /user/orders?limit=20'),
    () => by(shopper, 'GET /auth'),
    () => by(shopper, 'GET /user/ingredients'),
    () => by(shopper, 'PUT /user', { name: shopper.canary, address: note }),
    () => by(shopper, 'PUT /user', { name: shopper.canary, [note]: note }),
    () =>
      by(shopper, 'POST /user/orders', {
        orders: [{ store_id: vendor.stores[0], items: [item] }],
      }),
    () => by(shopper, `POST /user/orders/${id(mine.orders)}/cancel`, {}),
    () =>
      me.recipes.length < 40
        ? by(shopper, 'POST /user/recipes', { recipes: [recipe] })
        : by(shopper, 'GET /user/recipes'),
    () => by(shopper, `PUT /user/recipes/${id(mine.recipes)}`, recipe),
    () => by(shopper, `DELETE /user/recipes/${id(other.recipes)}`),
    () => by(shopper, `POST ${SHOWS_STORES}`, compareBody([pick(chance, world.catalogue)])),
    () => by(shopper, `GET /vendor/${vendor.user_id}/store/${vendor.stores[0]}/items`),
    () => by(shopper, 'GET /vendor/orders'),
    () => by(vendor, 'GET /vendor/orders?limit=20'),
    () => by(vendor, `GET /vendor/orders?limit=20&q=${encodeURIComponent(other.shopper.canary)}`),
    () => by(vendor, `GET /vendor/orders?limit=20&store_id=${mine.vendor.stores[0]}`),
    () => by(vendor, `GET /vendor/order/${id(mine.orders)}`),
    () => by(vendor, `GET /vendor/overview?store_id=${mine.vendor.stores[0]}`),
    () => by(vendor, 'GET /vendor/dashboard'),
    () => by(vendor, `GET /vendor/pick-list?order_ids=${id(mine.orders)}`),
    () => by(vendor, 'GET /vendor/stores'),
    () =>
      by(vendor, 'PUT /vendor/userorder/accept', {
        order_id: id(mine.orders),
        order_status: pick(chance, ['Accepted', 'Rejected', 'Delivered']),
      }),
    () =>
      by(vendor, 'PUT /vendor/stores', {
        stores: [
          {
            store_id: mine.vendor.stores[1],
            items: [{ ingredient_id, price: 2, quantity: 50_000 }],
          },
        ],
      }),
  ])();
}

function foreignIn(
  { text, headers }: Answer,
  { me, other, path }: { me: Tenant; other: Tenant; path: string },
): string | undefined {
  const known = [me.shopper.canary, me.vendor.canary];
  if (path === SHOWS_STORES) known.push(other.vendor.canary);
  const found = `${text}\n${[...headers].join('\n')}`.match(CANARY) ?? [];
  return found.find((canary) => !known.includes(canary));
}

/** Remembers new ids; both tenants ask for them later. */
function remember(me: Tenant, path: string, { status, text }: Answer): void {
  if (status !== 201) return;
  const kind = path.startsWith('/user/recipes') ? 'recipe' : 'order';
  const made = new RegExp(`"${kind}_id":"([^"]+)"`).exec(text)?.[1];
  if (made !== undefined) (kind === 'recipe' ? me.recipes : me.orders).push(made);
}
