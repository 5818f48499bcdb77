import type { Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { type Account, ask, expect, standAt, test } from './fixtures.ts';
import { STORED_KEYS } from './resilience/badValues.ts';
import { addToList, fillCartAt, listAndShop } from './shopping.ts';

/* One browser, two people: what the first one has left is never seen or taken by the second. */

const NOTE = 'Ring twice, gate code 4711';
/** Pages that a signed-out visitor may open, and what each shows of a person. */
const PAGES = ['/shopping-list', '/shopping', '/checkout', '/trip', '/orders', '/'] as const;

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Logs out, until the home page is loaded anew. Its address may have been there before. */
async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('navigation', { name: 'Account' }).getByText('Logout').click();
  await loaded;
  await expect(page).toHaveURL('/');
}

/** Ends the person's sessions but that of the fixture, as from another device. */
async function endElsewhere(page: Page, who: Account): Promise<void> {
  const path = '/user/sessions/end-others';
  await ask(page.request, who, { method: 'POST', path, data: {} });
}

/** As `endElsewhere`, until the browser knows. */
async function endHere(page: Page, who: Account): Promise<void> {
  await endElsewhere(page, who);
  await page.unroute('**/api/kitchen/ops');
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'Log in to see your orders' })).toBeVisible();
}

/** What the account has on the server. */
async function kitchenOf(page: Page, who: Account) {
  const { state } = await ask(page.request, who, { path: '/kitchen' });
  const names: string[] = state.lines.map(({ name }: { name: string }) => name);
  return { lines: names.toSorted(), carts: Number(state.carts.length) };
}

/** Adds an item that the server never hears of. */
async function addUnsent(page: Page, name: string): Promise<void> {
  await page.goto('/shopping-list');
  await page.route('**/api/kitchen/ops', (route) => route.abort());
  await addToList(page, name);
  await expect(page.getByText(/^Could not save \d changes?$/)).toBeVisible();
}

/** Nothing of Ada is on any page. */
async function expectNothing(page: Page, pages: readonly string[] = PAGES): Promise<void> {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Recipes that everybody sees name garlic and saffron, too.
    const hers = path === '/' ? /4711|Near Market/i : /garlic|saffron|4711|Near Market/i;
    await expect(page.locator('#main')).not.toContainText(hers);
  }
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`what Ada left is not Ben’s, and is there when she is back, at ${viewport.width} px`, async ({
    page,
    market,
    account,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    const [ada, ben] = [await account('user', 'Ada Lovelace'), await account('user', 'Ben Bell')];
    await page.goto('/login');
    await logIn(page, ada);
    await standAt(page, market.place);
    await listAndShop(page, 'Garlic');
    await fillCartAt(page, 'Near Market');
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Add a note for Near Market' }).click();
    await page.getByRole('textbox', { name: /note/i }).fill(NOTE);
    await addUnsent(page, 'saffron');
    await endHere(page, ada);
    const notice = page.getByRole('region', { name: 'Ada is signed out' });
    // The item, and what the catalogue knows it as.
    await expect(notice).toContainText(
      /^Sign in as Ada to see your list\. \d changes? to the list waits? for Ada\./,
    );
    await page.goto('/shopping-list');
    await expect(page.getByText('Your grocery list is empty')).toBeVisible();
    await expect(notice).toBeVisible();
    await inspectThemes(page, 'somebody else’s session has ended');
    await expectNothing(page);

    await page.goto('/login');
    await logIn(page, ben);
    await expectNothing(page);
    await page.goto('/shopping-list');
    await expect(notice).toBeHidden();
    await addToList(page, 'tea');
    await expect.poll(() => kitchenOf(page, ben)).toEqual({ lines: ['tea'], carts: 0 });
    await endHere(page, ben);
    await page.goto('/shopping-list');
    await expect(page.getByText('Your grocery list is empty')).toBeVisible();
    await notice.getByRole('link', { name: 'Sign in as Ada' }).click();
    await logIn(page, ada);
    await expect(page).toHaveURL('/shopping-list');
    await expect(page.getByRole('checkbox', { name: 'Garlic' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Saffron' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Tea' })).toHaveCount(0);
    await expect
      .poll(() => kitchenOf(page, ada))
      .toEqual({ lines: ['Garlic', 'saffron'], carts: 1 });
    await page.goto('/checkout');
    await expect(page.getByText(NOTE)).toBeVisible();
    expect(await kitchenOf(page, ben)).toEqual({ lines: ['tea'], carts: 0 });
  });

test('a tab that shows Ada lets her go when Ben signs in beside it @full', async ({
  page,
  context,
  account,
}) => {
  const [ada, ben] = [await account('user', 'Ada Lovelace'), await account('user', 'Ben Bell')];
  await page.goto('/login');
  await logIn(page, ada);
  await page.goto('/shopping-list');
  await addToList(page, 'Garlic');
  await expect.poll(() => kitchenOf(page, ada)).toEqual({ lines: ['Garlic'], carts: 0 });
  const other = await context.newPage();
  await endElsewhere(page, ada);
  await other.goto('/orders');
  await expect(page.getByRole('checkbox', { name: 'Garlic' })).toHaveCount(0);
  await other.goto('/login');
  await logIn(other, ben);

  await expect(page.getByRole('button', { name: /Account of Ben/ })).toBeAttached();
  await addToList(page, 'tea');
  await expect.poll(() => kitchenOf(page, ben)).toEqual({ lines: ['tea'], carts: 0 });
  expect(await kitchenOf(page, ada)).toEqual({ lines: ['Garlic'], carts: 0 });
});

test('an unsent change outlives another’s logout, or is discarded by a press @full', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000);
  const [ada, ben] = [await account('user', 'Ada Lovelace'), await account('user', 'Ben Bell')];
  await page.goto('/login');
  await logIn(page, ada);
  await addUnsent(page, 'saffron');
  await endHere(page, ada);
  await page.goto('/login');
  await logIn(page, ben);
  await logOut(page, 'Ben');

  await page.getByRole('link', { name: 'Sign in as Ada' }).click();
  await logIn(page, ada);
  await expect.poll(() => kitchenOf(page, ada)).toEqual({ lines: ['saffron'], carts: 0 });
  await addUnsent(page, 'tea');
  await endHere(page, ada);
  await page.getByRole('button', { name: 'Not Ada? Discard what is kept here' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard Ada’s things?' });
  await expect(question).toContainText(/Not sent, and lost then: \d changes? to the list\./);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Discarded what was kept here')).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /@/.test(key))),
  ).toEqual([]);
  await page.goto('/login');
  await logIn(page, ada);
  await page.goto('/shopping-list');
  await expect(page.getByRole('checkbox', { name: 'Saffron' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Tea' })).toHaveCount(0);
});

test('another’s logout leaves what was written: a note, a selection, a draft @full', async ({
  page,
  market,
  account,
}) => {
  test.setTimeout(180_000);
  const [ada, ben] = [await account('user', 'Ada Lovelace'), await account('user', 'Ben Bell')];
  await page.goto('/login');
  await logIn(page, ada);
  await standAt(page, market.place);
  await listAndShop(page, 'Garlic');
  await fillCartAt(page, 'Near Market');
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Add a note for Near Market' }).click();
  await page.getByRole('textbox', { name: /note/i }).fill(NOTE);
  await page.goto('/add-recipe');
  await page.getByRole('textbox', { name: 'Title' }).fill('Ada’s dal');
  await endHere(page, ada);
  await page.goto('/login');
  await logIn(page, ben);
  await logOut(page, 'Ben');
  await expectNothing(page);

  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in as Ada' }).click();
  await logIn(page, ada);
  await page.goto('/checkout');
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.goto('/add-recipe');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Ada’s dal');
});

test('only a guest’s own list moves in, beside what the person has here', async ({
  page,
  account,
}) => {
  const ada = await account('user', 'Ada Lovelace');
  await page.goto('/login');
  await logIn(page, ada);
  await page.goto('/shopping-list');
  await addToList(page, 'Garlic');
  await expect.poll(() => kitchenOf(page, ada)).toEqual({ lines: ['Garlic'], carts: 0 });
  await endHere(page, ada);
  await page.goto('/shopping-list');
  await addToList(page, 'tea');

  await page.getByRole('link', { name: 'Sign in as Ada' }).click();
  await logIn(page, ada);
  for (const name of ['Garlic', 'Tea'])
    await expect(page.getByRole('checkbox', { name })).toBeVisible();
  await expect.poll(() => kitchenOf(page, ada)).toEqual({ lines: ['Garlic', 'tea'], carts: 0 });
});

const SECRET = 'ADA-SECRET';

/** Every text that the browser stores, by place and key. */
async function allStored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const found = new Map<string, string>();
    for (const [area, storage] of [
      ['local', localStorage],
      ['session', sessionStorage],
    ] as const)
      for (const [key, text] of Object.entries(storage)) found.set(`${area} ${key}`, String(text));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const isText = /kitchen-waiting/.test(url);
        const answer = isText ? await cache.match(url) : undefined;
        found.set(`cache ${name}`, (await answer?.text()) ?? '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) found.set(`database ${name}`, '');
    return Object.fromEntries(found);
  });
}

test('every stored key of a person is hers alone: ended session, another person, back again @full', async ({
  page,
  account,
}) => {
  test.setTimeout(180_000);
  const [ada, ben] = [await account('user', 'Ada Lovelace'), await account('user', 'Ben Bell')];
  const id = String(ada.stored['id']);
  await page.goto('/login');
  await logIn(page, ada);
  await page.goto('/shopping-list');
  await addToList(page, 'Garlic');
  await endHere(page, ada);
  await expect(page.getByRole('link', { name: 'Sign in as Ada' })).toBeVisible();
  // Now no page of hers reads them, or writes over them.
  await page.evaluate(
    async ([keys, user_id, secret]) => {
      const text = JSON.stringify({ user_id, secret });
      for (const key of keys.local) localStorage.setItem(`@${user_id}/${key}`, text);
      for (const key of keys.session) sessionStorage.setItem(`@${user_id}/${key}`, text);
      const cache = await caches.open('kitchen-waiting');
      await cache.put('/kitchen-waiting', Response.json({ user_id, bodies: [secret] }));
    },
    [STORED_KEYS.person, id, SECRET] as const,
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes(SECRET)) sent.push(request.url());
  });
  const secrets = async () =>
    Object.entries(await allStored(page)).filter(([, text]) => text.includes(SECRET));
  const expectHers = async () => {
    const places = (await secrets()).map(([place]) => place);
    expect(places).toEqual(
      expect.arrayContaining([
        ...STORED_KEYS.person.local.map((key) => `local @${id}/${key}`),
        ...STORED_KEYS.person.session.map((key) => `session @${id}/${key}`),
        'cache kitchen-waiting',
      ]),
    );
    expect(places).toHaveLength(
      STORED_KEYS.person.local.length + STORED_KEYS.person.session.length + 1,
    );
    expect(sent).toEqual([]);
  };
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('body')).not.toContainText(SECRET);
  }
  await expectHers();
  await page.goto('/login');
  await logIn(page, ben);
  for (const path of [
    ...PAGES,
    '/profile',
    '/pantry',
    '/household',
    '/saved-recipes',
    '/add-recipe',
  ]) {
    await page.goto(path);
    await expect(page.locator('body')).not.toContainText(SECRET);
  }
  await expectHers();
  expect(await kitchenOf(page, ben)).toEqual({ lines: [], carts: 0 });
  await endHere(page, ben);
  await page.goto('/login');
  await expectHers();
  await logIn(page, ada);
  for (const path of PAGES) await page.goto(path);
  // What her pages cannot read is set aside under her name; nothing has another owner.
  const places = (await secrets()).map(([place]) => place);
  expect(
    places.filter((place) => !place.includes(`@${id}/`) && !place.startsWith('cache')),
  ).toEqual([]);
  expect(places.length).toBeGreaterThan(20);
});
