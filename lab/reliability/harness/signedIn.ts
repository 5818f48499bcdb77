import type { Role } from '@larder/e2e/resilience/routes.ts';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { z } from 'zod';

import { makeAsker, Session } from './answers.ts';
import type { Client } from './client.ts';
import { PASSWORD, registration } from './world.ts';

const Kept = Session.extend({ role: z.string(), name: z.string(), email: z.string() });

/** An account, and a text that only its screens contain. */
export type Somebody = { email: string; password: string; role: Role; mark: string };

/** The demonstration's accounts, with stores and orders. */
export const DEMO: Readonly<Record<Role, Somebody>> = {
  user: demo('shopper', 'user', 'Rivera'),
  vendor: demo('vendor', 'vendor', 'Lindqvist'),
  admin: demo('admin', 'admin', 'Novak'),
};

function demo(name: string, role: Role, mark: string): Somebody {
  return { email: `${name}@larder.test`, password: 'larder-demo', role, mark };
}

/** Registers an account with a unique name; there is only one administrator. */
export async function newcomer(call: Client, role: Role): Promise<Somebody> {
  if (role === 'admin') return DEMO.admin;
  const mark = `Canary${crypto.randomUUID().slice(0, 8)}`;
  const email = `${mark}@reliability.test`.toLowerCase();
  const body = { ...registration(role, mark), email };
  await makeAsker(call)(z.unknown(), 'POST /register', { body, again: true });
  return { email, password: PASSWORD, role, mark };
}

/** A browser with a signed-in person and their refresh cookie. */
export async function signedIn(
  call: Client,
  { base, who }: { base: string; who: Somebody },
): Promise<BrowserContextOptions> {
  const { email, password, role } = who;
  const answer = await call('POST', '/login', { body: { email, password, role }, again: true });
  const session = Kept.parse(answer.body);
  const [cookie = ''] = answer.headers.getSetCookie();
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
  const { hostname, origin } = new URL(base);
  const own = { domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false };
  return {
    storageState: {
      cookies: [{ name, value, ...own, sameSite: 'Strict' }],
      origins: [{ origin, localStorage: keptOf(session) }],
    },
  };
}

/** The browser storage of a signed-in person. */
function keptOf({ _id: id, role, name, email, access_token: token }: z.output<typeof Kept>) {
  const user = { id, name, email, role, token, tokenType: 'bearer', expiresIn: 900 };
  const kept = { user: JSON.stringify(user), ...(role === 'admin' && { role, token }) };
  return Object.entries(kept).map(([key, value]) => ({ name: key, value }));
}

/** Signs in by the form. */
export async function logIn(page: Page, { email, password, role }: Somebody): Promise<void> {
  await page.goto(role === 'user' ? '/login' : `/${role}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const MAX_PRESSES = 3;
const PRESSED_WITHIN_MS = 3_000;

/** Signs out by the menu or the sidebar. A redirect closes the menu under the pointer: then again. */
export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^Account of/ });
  const button = page.getByRole('button', { name: 'Logout' }).first();
  await menu.or(button).first().waitFor();
  for (let presses = 1; ; presses += 1) {
    if (!(await button.isVisible())) await menu.click();
    try {
      // The app reloads its start page, even when that is open; navigating earlier would be lost.
      await Promise.all([
        page.waitForEvent('framenavigated'),
        button.click({ timeout: PRESSED_WITHIN_MS }),
      ]);
      return;
    } catch (error) {
      if (presses === MAX_PRESSES) throw error;
    }
  }
}
