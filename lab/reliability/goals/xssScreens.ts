import { atRest } from '@larder/e2e/resilience/pageRules.ts';
import { goWithin } from '@larder/e2e/resilience/troubles.ts';
import type { Page } from '@playwright/test';

import { PAYLOADS } from '#reliability/harness/payloads';

import { FULL, providerAnswer, textOf, TITLED_IDS } from './xssWorld.ts';

/** Actions in one browser; `see` checks the current screen. */
export type Act = (page: Page, see: See) => Promise<void>;
type See = () => Promise<void>;

async function visit(page: Page, paths: readonly string[], see: See): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await see();
  }
}

async function listRecipe(page: Page, see: See): Promise<void> {
  await first(page, /^Select/).click();
  await see();
  await page.getByRole('button', { name: /1 recipe selected/i }).click();
  await see();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate Shopping List' }).click();
  await page.waitForURL('**/shopping-list');
  await see();
}

const first = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();

const shopper: Act = async (page, see) => {
  await page.goto('/saved-recipes');
  await turnPages(page, see);
  const own = ['/profile', '/profile?tab=saved-recipes', '/userdashboard'];
  await visit(page, [...own, '/orders'], see);
  await openAll(page, /details|show/i, see);
  await page.goto('/saved-recipes');
  await atRest(page);
  for (let n = 0; n < 5; n += 1) {
    await page
      .getByRole('button', { name: /^View Recipe/ })
      .nth(n)
      .click();
    await page.getByRole('dialog').waitFor();
    await see();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await page.waitForURL(/add-recipe/);
  await see();

  // From the provider's full recipe to a cart.
  await page.goto(`/recipe/${FULL.escaped}`);
  await listRecipe(page, see);
  for (const n of [0, 30, 60, 90, 120]) {
    await page.getByLabel('Add an item').fill(textOf('catalogue', n));
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await see();
  await first(page, 'Shop Now').click();
  await page.waitForURL('**/shopping');
  await see();
  await first(page, /^Details of/).click();
  await first(page, 'Add to Cart').click();
  await first(page, /^View more of/).click();
  await page.getByRole('dialog').waitFor();
  await see();
};

const vendorArea: Act = async (page, see) => {
  const pages = ['dashboard', 'store', 'inventory', 'add-inventory'];
  await visit(
    page,
    pages.map((name) => `/vendor/${name}`),
    see,
  );
  await page.goto('/vendor/orders');
  await turnPages(page, see);
  await page.goto('/vendor/orders?status=pending');
  await first(page, /^Accept order/).click();
  await openAll(page, /^View details/, async () => {
    await page.getByText('Customer ID').waitFor(); // pressed before it is there, Escape closes nothing
    await see();
  });
  await visit(page, ['/vendor/orders?pick=all'], see);
};

const adminArea: Act = async (page, see) => {
  for (const path of ['users', 'vendors', 'ingredients', 'unmatched']) {
    await page.goto(`/admin/${path}`);
    await turnPages(page, see);
  }
  await visit(page, ['/admin/audit'], see);
  await page.goto('/admin/ingredients');
  await atRest(page);
  for (const [name, opens] of [
    [/^Edit /, 'textbox'],
    [/^Merge /, 'dialog'],
    [/^Delete /, 'alertdialog'],
  ] as const) {
    await first(page, name).click();
    await page.getByRole(opens).first().waitFor();
    await see();
    await page.keyboard.press('Escape');
    await atRest(page);
  }
};

/** The provider's recipes through our server. */
const recipesOfServer: Act = async (page, see) => {
  const full = [FULL.plain, FULL.escaped].map((id) => `/recipe/${id}`);
  await visit(page, ['/?q=plain', '/?q=escaped', '/', ...full], see);
  for (const id of TITLED_IDS) {
    await goWithin(page, `/recipe/${id}`);
    await see();
  }
};

/** The same without our server: the browser's own defence must hold alone. */
const recipesOfNobody: Act = async (page, see) => {
  await page.route('**/api/recipes/**', (route) =>
    route.fulfill({ json: providerAnswer(new URL(route.request().url())) }),
  );
  await visit(page, ['/?q=plain', '/', `/recipe/${FULL.plain}`], see);
  await listRecipe(page, see);
};

/** Messages of refusals, in a form that shows them. */
const refusals: Act = async (page, see) => {
  let n = 0;
  await page.route('**/api/login', (route) => {
    const message = textOf('refusal', n);
    return route.fulfill({ status: 409, json: { error: 'conflict', message, details: [message] } });
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('somebody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a wrong one');
  for (; n < PAYLOADS.length; n += 1) {
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText(`refusal ${n}:`).waitFor();
    await see();
  }
};

/** A third of the payloads as path, query and fragment, on pages that read them. */
export function addresses(third: 0 | 1 | 2): Act {
  return async (page, see) => {
    await page.goto('/');
    // An absolute address: a path of two slashes would name another host.
    const { origin } = new URL(page.url());
    for (const [n, payload] of PAYLOADS.entries()) {
      if (n % 3 !== third) continue;
      await page.goto(
        `${origin}/${payload}?q=${payload}&cuisine=${payload}&tab=${payload}#${payload}`,
      );
      await see();
      const word = encodeURIComponent(payload);
      const readers = [
        `/recipe/${word}`,
        `/profile?tab=${word}#${word}`,
        `/add-recipe?recipe=${word}`,
        `/reset-password?token=${word}`,
        `/login?from=${word}&next=${word}`,
      ];
      const reader = readers[n % readers.length] ?? '/';
      await goWithin(page, `/?q=${encodeURIComponent(textOf('query', n))}`);
      await page.getByRole('heading', { name: /^Search Results/ }).waitFor();
      await see();
      await goWithin(page, reader);
      await see();
    }
  };
}

/** A payload as search text, on each page in turn. */
export function searches(paths: readonly string[]): Act {
  return async (page, see) => {
    await page.goto(paths[0] ?? '/');
    for (const [n, payload] of PAYLOADS.entries()) {
      await goWithin(page, (paths[n % paths.length] ?? '/') + encodeURIComponent(payload));
      await see();
    }
  };
}

async function turnPages(page: Page, see: See): Promise<void> {
  const next = page.getByRole('button', { name: /^(Next page|Load More)$/ });
  for (;;) {
    await see();
    if (!(await next.isVisible()) || !(await next.isEnabled())) return;
    await next.click();
    await page.waitForTimeout(200); // until the list shows that it is loading
  }
}

async function openAll(page: Page, name: RegExp, see: See): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button', { name });
  for (let n = 0; n < Math.min(5, await buttons.count()); n += 1) {
    await buttons.nth(n).click();
    await see();
    await page.keyboard.press('Escape');
  }
}

export const SCREENS = {
  shopper,
  vendorArea,
  adminArea,
  recipesOfServer,
  recipesOfNobody,
  refusals,
};
