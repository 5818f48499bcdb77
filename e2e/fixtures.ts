import { readFacts } from '@larder/data/catalogue/facts';
import { ingredientId } from '@larder/data/ids';
import {
  test as base,
  type APIRequestContext,
  expect,
  type Page,
  request as newRequests,
} from '@playwright/test';

export { expect };

/** Of one change of a shelf. */
const MAX_ITEMS = 500;

export type Account = {
  name: string;
  email: string;
  password: string;
  token: string;
  /** The browser storage of a signed-in person. */
  stored: Record<string, unknown>;
};

export type Shop = { store_id: string; name: string; vendor: Account };

export type Market = {
  place: { latitude: number; longitude: number };
  /** Two stores of two vendors; the second costs more and is further away. */
  stores: readonly [near: Shop, far: Shop];
};

/**
 * People and stores of one test, made through the API. Each test has its own place in the ocean, so stores
 * of different tests are never in range.
 */
export const test = base.extend<
  {
    /** Whether the splash covers the page for its 1.5 seconds; most journeys would only wait for it. */
    splash: boolean;
    account: (role: 'user' | 'vendor', name?: string) => Promise<Account>;
    admin: Account;
    market: Market;
    signIn: (who: Account) => Promise<void>;
    /** A shopper who is not signed in. */
    customer: Account;
    /** Signed in, with the geolocation of the market. */
    shopper: Account;
    near: Shop;
    /** The near store; its vendor is signed in. */
    shop: Shop;
  },
  { nextPlace: () => Market['place'] }
>({
  nextPlace: [
    async ({ browserName: _browser }, use, { workerIndex }) => {
      let given = 0;
      await use(() => {
        given += 1;
        return oceanPlace(workerIndex, given);
      });
    },
    { scope: 'worker' },
  ],

  splash: [false, { option: true }],

  context: async ({ context, splash }, use) => {
    if (!splash) await context.addInitScript(hurrySplash);
    await use(context);
  },

  account: async ({ baseURL }, use, info) => {
    let made = 0;
    await use(async (role, name = role === 'user' ? 'Sam Shopper' : 'Vera Vendor') => {
      made += 1;
      const email = `${role}-${made}-${info.testId}-${info.retry}@example.com`;
      const password = 'long enough 42';
      const data = { name, address: '1 Test Street', email, password_hash: password, role };
      return toAccount(await beginSession(baseURL, { path: '/register', data }), password);
    });
  },

  admin: async ({ baseURL }, use) => {
    const data = { email: 'admin@larder.test', password: 'larder-demo', role: 'admin' };
    await use(toAccount(await beginSession(baseURL, { path: '/login', data }), data.password));
  },

  market: async ({ request, account, nextPlace }, use) => {
    const place = nextPlace();
    const open = async (name: string, nth: number): Promise<Shop> => {
      const vendor = await account('vendor', `Vendor ${nth}`);
      const location = [place.longitude, place.latitude + nth * 0.02];
      const store_id = await openStore(request, vendor, { name, location });
      await stockAll(request, vendor, { store_id, dearer: (nth - 1) * 0.5 });
      return { store_id, name, vendor };
    };
    // Side by side: hashing passwords waits its turn on a busy machine.
    const stores = await Promise.all([open('Near Market', 1), open('Far Market', 2)]);
    await use({ place, stores });
  },

  signIn: async ({ page }, use) => {
    await use(async (who) => {
      // Not a page of the app: it would notice the sign-in, and reload while the journey goes on.
      await page.goto('/robots.txt');
      await page.evaluate((user) => {
        localStorage.setItem('user', JSON.stringify(user));
        if (user['role'] === 'admin') {
          localStorage.setItem('role', 'admin');
          localStorage.setItem('token', String(user['token']));
        }
      }, who.stored);
    });
  },

  customer: async ({ account }, use) => use(await account('user')),

  shopper: async ({ page, market, customer, signIn }, use) => {
    await signIn(customer);
    await standAt(page, market.place);
    await use(customer);
  },

  near: async ({ market }, use) => use(market.stores[0]),

  shop: async ({ near, signIn }, use) => {
    await signIn(near.vendor);
    await use(near);
  },
});

/** In the page: the splash's own animation ends at once, and the app takes it away as usual. */
function hurrySplash(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '#splash { animation-duration: 1ms !important; animation-delay: 0s !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** Signs in as on a device of its own: a sign-in ends the session whose cookie it is sent with. */
async function beginSession(
  baseURL: string | undefined,
  { path, data }: { path: string; data: unknown },
) {
  const device = await newRequests.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const answer = await device.post(`/api${path}`, { data });
  const body = await answer.text();
  await device.dispose();
  expect(answer.ok(), body).toBe(true);
  return JSON.parse(body);
}

/** Calls the API as somebody. Shape: the answer's body. */
export async function ask(
  request: APIRequestContext,
  who: Account,
  { method = 'GET', path, data }: { method?: string; path: string; data?: unknown },
) {
  const answer = await request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${who.token}` },
    ...(data !== undefined && { data }),
    // The server ends idle connections, perhaps at the moment of another call.
    maxRetries: 1,
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? undefined : answer.json();
}

/** Sets the geolocation of the page. */
export async function standAt(page: Page, place: Market['place']): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(place);
}

function toAccount(session: Record<string, string>, password: string): Account {
  const token = String(session['access_token']);
  return {
    name: String(session['name']),
    email: String(session['email']),
    password,
    token,
    stored: {
      id: session['_id'],
      name: session['name'],
      email: session['email'],
      role: session['role'],
      token,
      tokenType: 'bearer',
      expiresIn: 900,
    },
  };
}

/**
 * A place in the Pacific, over 50 miles from every other: one latitude per worker. A retry runs in a new
 * worker.
 */
function oceanPlace(worker: number, given: number): Market['place'] {
  expect(worker).toBeLessThan(40);
  expect(given).toBeLessThan(100);
  return { latitude: -1 - worker, longitude: -180 + given };
}

async function openStore(
  request: APIRequestContext,
  vendor: Account,
  { name, location }: { name: string; location: number[] },
): Promise<string> {
  const data = {
    stores: [{ name, store_type: 'Delivery', address: 'Pier 1', location, items: [] }],
  };
  const { value } = await ask(request, vendor, { method: 'POST', path: '/vendor/stores', data });
  return value[0].store_id;
}

/** Stocks ten packs of each seeded ingredient, at $2.00 and up; ingredients of other tests are left out. */
async function stockAll(
  request: APIRequestContext,
  vendor: Account,
  { store_id, dearer }: { store_id: string; dearer: number },
): Promise<void> {
  const items = readFacts().map(({ slug }) => ({
    ingredient_id: ingredientId(slug),
    price: 2 + dearer,
    quantity: 10,
  }));
  for (let from = 0; from < items.length; from += MAX_ITEMS) {
    const stores = [{ store_id, items: items.slice(from, from + MAX_ITEMS) }];
    await ask(request, vendor, { method: 'PUT', path: '/vendor/stores', data: { stores } });
  }
}
