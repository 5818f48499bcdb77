import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test as base } from './fixtures.ts';
import { underWorker } from './offline.ts';

/** The product behind a proxy that can serve a newer version. */
const test = base.extend<{ copy: { address: string; release: () => void } }>({
  copy: async ({ baseURL }, use) => {
    let newer = false;
    const copy = createServer((asked, answer) => {
      const headers = { ...asked.headers, 'accept-encoding': 'identity' };
      // Prevents 304 answers.
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
      const upstream = ask(
        new URL(asked.url ?? '/', baseURL),
        { method: asked.method ?? 'GET', headers },
        (found) => {
          delete found.headers['content-length'];
          answer.writeHead(found.statusCode ?? 502, found.headers);
          found.on('data', (part) => answer.write(part));
          found.on('end', () =>
            answer.end(newer && asked.url === '/sw.js' ? '\n// newer' : undefined),
          );
        },
      );
      upstream.on('error', () => answer.destroy());
      asked.pipe(upstream);
    });
    copy.listen(0, '127.0.0.1');
    await once(copy, 'listening');
    const { port } = copy.address() as AddressInfo; // A TCP server.
    await use({
      address: `http://127.0.0.1:${port}`,
      release: () => {
        newer = true;
      },
    });
    copy.closeAllConnections();
    copy.close();
  },
});

test('a newer version is offered, waits, and starts when pressed @full', async ({ page, copy }) => {
  await page.goto(copy.address);
  await underWorker(page);
  copy.release();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.reload();
  // Checks for an update now; the browser does so on its own schedule.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version is ready.')).toBeVisible();

  // Offered only: the current version keeps running.
  const waits = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await page.getByRole('navigation', { name: 'Main' }).getByText('Grocery List').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grocery List' })).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  expect(await waits()).toBe(true);
  expect(loads).toBe(1);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Grocery List' })).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  expect(await waits()).toBe(false);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose code is gone after a release reloads once @full', async ({ page }) => {
    const gone = '**/assets/OrdersPage-*.js';
    await page.route(gone, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    await expect(page).toHaveURL('/orders');
    expect(loads).toBe(1);

    // Try Again works as soon as the code is back.
    await page.unroute(gone);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Log in to see your orders')).toBeVisible();
  });
});
