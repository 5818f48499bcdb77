import type { BrowserContext, Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { underWorker } from './offline.ts';

const TAG = 'kitchen';

/** Tells the worker, as the browser does, that there is a network again. Needs a page of any address. */
async function networkReturns(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  const event = { origin, registrationId, tag: TAG, lastChance: false };
  await devtools.send('ServiceWorker.dispatchSyncEvent', event);
  await page.close();
}

/** What the page has left to the worker, by its operations' kinds. */
function leftToWorker(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = await caches.match('/kitchen-waiting');
    const left: { bodies: { ops: { kind: string }[] }[] } = (await found?.json()) ?? { bodies: [] };
    return left.bodies.flatMap(({ ops }) => ops.map(({ kind }) => kind));
  });
}

test('changes made offline are sent by the worker after the page is closed, and once @full', async ({
  page,
  context,
  account,
  request,
  baseURL,
}) => {
  const who = await account('user', 'Sam Rivera');
  await page.goto('/login');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/shopping-list');
  const box = page.getByRole('combobox', { name: 'Add an item' });
  const add = async (item: string) => {
    await box.fill(item);
    await box.press('Enter');
    await expect(box).toHaveValue('');
  };
  await add('milk');
  await underWorker(page);

  await context.setOffline(true);
  await add('tea');
  await page.getByRole('checkbox', { name: 'Got it: Milk', exact: true }).click();
  await expect(page.getByText('Offline · 2 changes wait')).toBeVisible();
  await expect.poll(() => leftToWorker(page)).toEqual(['add_item', 'got']);
  await page.close();

  const headers = { authorization: `Bearer ${who.token}` };
  const lines = async () => {
    const { state } = await (await request.get('/api/kitchen', { headers })).json();
    return state.lines.map(({ name, got }: { name: string; got?: object }) => [
      name,
      got !== undefined,
    ]);
  };
  expect(await lines()).toEqual([['milk', false]]);
  await context.setOffline(false);
  await networkReturns(context, baseURL ?? '');
  const after = [
    ['milk', true],
    ['tea', false],
  ];
  await expect.poll(lines).toEqual(after);

  // The next page sends the same, and nothing is done twice.
  const next = await context.newPage();
  await next.goto('/shopping-list');
  await expect(next.getByRole('button', { name: /^Got it 1/ })).toBeVisible();
  const waiting = () =>
    next.evaluate((id) => localStorage.getItem(`@${id}/kitchenWaiting`), String(who.stored['id']));
  await expect.poll(waiting).toBe('[]');
  expect(await lines()).toEqual(after);
});
