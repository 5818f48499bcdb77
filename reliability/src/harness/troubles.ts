import type { Page, Route } from '@playwright/test';

import { atRest } from './pageRules.ts';
import { roleAt } from './routes.ts';

/** Something that goes wrong around a page. */
export type Trouble = {
  /** Does all that comes before the page is looked at. The page is empty, of a fresh browser. */
  play: (page: Page, path: string) => Promise<void>;
  /** Ends it; from then on what the page offers must lead back to it. */
  end?: (page: Page) => Promise<void>;
  /** The page may say that it could not be shown: its code is not to be had. */
  mayBreak?: true;
  /** Needs the service worker, which else is kept out: it asks for files out of sight of the test. */
  withWorker?: true;
};

const API = /\/api\//;
/** A page of our own address without the app, to prepare what the browser keeps. */
const PLAIN = '/robots.txt';
const ANSWER_AFTER_MS = 1_500;

const unanswered = { end: (page: Page) => page.unroute(API) };

export const TROUBLES = {
  reload: {
    play: async (page, path) => {
      await page.goto(path);
      await atRest(page);
      await page.reload();
    },
  },

  'offline at start': {
    withWorker: true,
    mayBreak: true,
    play: async (page, path) => {
      await page.goto(path);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await page.context().setOffline(true);
      await page.goto(path);
    },
    end: (page) => page.context().setOffline(false),
  },
  'offline in the middle': {
    mayBreak: true,
    play: async (page, path) => {
      await page.goto(path);
      await atRest(page);
      await page.context().setOffline(true);
      await useSome(page);
    },
    end: (page) => page.context().setOffline(false),
  },

  'storage denied': {
    play: async (page, path) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
      });
      await page.goto(path);
      await useSome(page);
    },
  },
  'storage full': {
    play: async (page, path) => {
      await page.goto(PLAIN);
      await page.evaluate(() => {
        for (const area of [localStorage, sessionStorage])
          for (let size = 2 ** 22; size >= 1; size /= 2)
            try {
              for (;;) area.setItem(`full ${area.length}`, 'x'.repeat(size));
            } catch {
              // No more of this size fits.
            }
      });
      await page.goto(path);
      await useSome(page);
    },
  },

  'IndexedDB missing': {
    play: async (page, path) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'indexedDB', { value: undefined }),
      );
      await page.goto(path);
    },
  },
  'IndexedDB blocked by an old tab': {
    play: async (page, path) => {
      await openRecipes(await page.context().newPage(), 1);
      await page.goto(path);
    },
  },
  'IndexedDB of an older version': {
    play: async (page, path) => {
      const old = await page.context().newPage();
      await openRecipes(old, 1);
      await old.close();
      await page.goto(path);
    },
  },
  'IndexedDB of a newer version': {
    play: async (page, path) => {
      const newer = await page.context().newPage();
      await openRecipes(newer, 99);
      await newer.close();
      await page.goto(path);
    },
  },
  'IndexedDB over its quota': {
    play: async (page, path) => {
      await page.goto(PLAIN);
      const browser = await page.context().newCDPSession(page);
      const { origin } = new URL(page.url());
      await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
      await page.goto(path);
    },
  },

  'API down': {
    ...unanswered,
    play: withApi((route) => route.abort('connectionrefused')),
  },
  'API down in the middle': {
    ...unanswered,
    play: async (page, path) => {
      await page.goto(path);
      await atRest(page);
      await page.route(API, (route) => route.abort('connectionreset'));
      await useSome(page);
    },
  },
  'API slow': {
    play: withApi(async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
      await route.continue().catch(() => undefined); // the page may be gone by then
    }),
  },
  'API answers 500': {
    ...unanswered,
    play: withApi((route) =>
      route.fulfill({ status: 500, json: { error: 'internal', message: 'Something went wrong' } }),
    ),
  },
  'API answers 503 without a word': {
    ...unanswered,
    play: withApi((route) => route.fulfill({ status: 503, body: '' })),
  },
  'API answers 401': {
    play: withApi((route) =>
      route.fulfill({ status: 401, json: { error: 'session_ended', message: 'It has ended' } }),
    ),
  },
  'API answers a page': {
    ...unanswered,
    play: withApi((route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Please log in to the Wi-Fi</h1>' }),
    ),
  },
  'API answers half': {
    ...unanswered,
    play: withApi((route) =>
      route.fulfill({ contentType: 'application/json', body: '{"value":[{"na' }),
    ),
  },
  'API answers something else': {
    ...unanswered,
    play: withApi((route) => route.fulfill({ json: { value: [null], message: 5, users: {} } })),
  },

  'code gone after a release': {
    mayBreak: true,
    play: async (page, path) => {
      await page.goto(neighbourOf(path));
      await atRest(page);
      await page.route(PAGE_CODE, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await goWithin(page, path);
      // It loads itself anew, once, before it gives up.
      await page.waitForFunction(() => sessionStorage.getItem('reloadedFor') !== null);
    },
    end: (page) => page.unroute(PAGE_CODE),
  },
} satisfies Record<string, Trouble>;

const PAGE_CODE = /\/assets\/\w+Page-[\w-]+\.js/;

function withApi(answer: (route: Route) => Promise<void>): Trouble['play'] {
  return async (page, path) => {
    await page.route(API, answer);
    await page.goto(path);
  };
}

/** Goes to another page of the app as its links do, without loading it anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // As the router writes it; a place without a key of its own would be the same place to it.
    const state = { usr: null, key: crypto.randomUUID(), idx: history.length };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

/** Another page of the same area. */
function neighbourOf(path: string): string {
  const neighbours = {
    user: '/help-support',
    vendor: '/vendor/add-inventory',
    admin: '/admin/audit',
  };
  return neighbours[roleAt(path)];
}

/** Writes a word where one can, and presses the first few things, whatever they are. */
async function useSome(page: Page): Promise<void> {
  await atRest(page);
  const box = page.getByRole('main').locator('input:enabled').first();
  if (await box.isVisible()) {
    await box.fill('Garlic', { timeout: 500 }).catch(() => undefined); // it may be no box for words
    await box.press('Enter', { timeout: 500 }).catch(() => undefined); // it may be gone by then
  }
  // Back leads out of the app: here nothing came before it. Logout begins a page anew, which without a
  // network only the service worker can give.
  const buttons = page
    .getByRole('main')
    .getByRole('button', { disabled: false })
    .filter({ hasNotText: /^(Back|Logout)$/ });
  for (let place = 0; place < Math.min(4, await buttons.count()); place += 1) {
    await buttons
      .nth(place)
      .click({ timeout: 500 })
      .catch(() => undefined); // another may lie above it
    await page.keyboard.press('Escape');
  }
}

/** Opens the recipes' database in a version of its own, and keeps it open as long as the page. */
async function openRecipes(page: Page, version: number): Promise<void> {
  await page.goto(PLAIN);
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('recipes', wanted);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('older'));
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(new Error(String(request.error))));
      }),
    version,
  );
}
