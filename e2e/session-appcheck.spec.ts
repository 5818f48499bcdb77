import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import type { Page } from '@playwright/test';

import { expect } from './fixtures.ts';
import { withOwnServer } from './ownServer.ts';

/*
 * Firebase App Check end to end: the real SDK in a real browser under the page's policy, and the real
 * server. Google alone is mocked: reCAPTCHA's script, the token exchange and the list of keys.
 */

const PROJECT = '123456789012';
const FIREBASE = {
  apiKey: 'AIza-key',
  projectId: 'larder-test',
  appId: `1:${PROJECT}:web:0a1b2c3d4e5f`,
  messagingSenderId: PROJECT,
  recaptchaSiteKey: 'site-key',
};
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Serves the list of Google's keys. */
async function keyServer(): Promise<string> {
  const server = createServer((_request, response) => {
    const key = { ...publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }));
  }).listen(0, '127.0.0.1');
  server.unref();
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/v1/jwks`;
}

const test = withOwnServer(async () => ({
  FIREBASE_CONFIG: JSON.stringify(FIREBASE),
  FIREBASE_JWKS_URL: await keyServer(),
}));
// Requests of the service worker would bypass the mock.
test.use({ serviceWorkers: 'block' });

/** A token as Google signs it for our app. */
function appCheckToken(): string {
  const seconds = Math.floor(Date.now() / 1000);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: 'k1' })}.${part({
    iss: `https://firebaseappcheck.googleapis.com/${PROJECT}`,
    aud: [`projects/${PROJECT}`, `projects/${FIREBASE.projectId}`],
    sub: FIREBASE.appId,
    iat: seconds,
    exp: seconds + 3600,
  })}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

const SCRIPT = `window.grecaptcha = {
  ready: (then) => then(),
  render: (_box, { callback }) => (callback(), 0),
  execute: () => Promise.resolve('attested'),
};`;

/** Mocks Google. Shape: the requests it got; with `isDown` it does not answer. */
async function mockGoogle(page: Page, { isDown = false } = {}): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/www\.google\.com\//, (route) => {
    asked.push('script');
    return isDown ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  await page.route(/^https:\/\/content-firebaseappcheck\.googleapis\.com\//, (route) => {
    asked.push('token');
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { token: appCheckToken(), ttl: '3600s' },
    });
  });
  return asked;
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Sam Shopper');
  await page.getByLabel('Address').fill('1 Test Street');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('long enough 42');
  await page.getByLabel('Confirm Password').fill('long enough 42');
  await page.getByRole('button', { name: 'Register' }).click();
}

test('reading loads nothing of Google; the first change does, and is accepted @full', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const asked = await mockGoogle(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hot Picks For You' })).toBeVisible();
  expect(asked).toEqual([]);

  await register(page, 'app-check@example.com');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /account/i }).first()).toBeVisible();
  expect(asked).toContain('token');
  expect(complaints).toEqual([]);
});

test('without Google reading works, and a change says why it fails @full', async ({ page }) => {
  await mockGoogle(page, { isDown: true });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hot Picks For You' })).toBeVisible();
  await register(page, 'no-google@example.com');
  await expect(
    page.getByText('This page could not be verified. Please reload it and try again.'),
  ).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL('/register');
});

test('a request without App Check is refused @full', async ({ request }) => {
  const answer = await request.post('/api/register', { data: {} });
  expect([answer.status(), (await answer.json()).error]).toEqual([403, 'app_check_required']);
});
