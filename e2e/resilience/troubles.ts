import type { Page, Route } from '@playwright/test';

import { atRest } from './pageRules.ts';
import { roleAt } from './routes.ts';

/** A fault around a page. */
export type Trouble = {
  /** Causes the trouble and opens the path. The page is empty, in a new browser. */
  play: (page: Page, path: string) => Promise<void>;
  /** Ends the trouble; from then on the way that the page offers must work. */
  end?: (page: Page) => Promise<void>;
  /** The page may say that it could not be shown, because its code cannot load. */
  mayBreak?: true;
  /** Needs the service worker, which is blocked otherwise: its requests bypass the test's routes. */
  withWorker?: true;
};

const API = /\/api\//;
/** A page of our origin without the app, for setting storage. */
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
              // Full at this size.
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
      await route.continue().catch(() => undefined); // the page may be closed
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
      // It reloads once before it gives up.
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

/** Navigates within the app, without a reload. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The state that the router writes. Without a unique key, it would be the same entry.
    const state = { usr: null, key: crypto.randomUUID(), idx: history.length };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

function neighbourOf(path: string): string {
  const neighbours = {
    user: '/help-support',
    vendor: '/vendor/add-inventory',
    admin: '/admin/audit',
  };
  return neighbours[roleAt(path)];
}

/** Types into a box and presses the first few buttons. */
async function useSome(page: Page): Promise<void> {
  await atRest(page);
  const box = page.getByRole('main').locator('input:enabled').first();
  if (await box.isVisible()) {
    await box.fill('Garlic', { timeout: 500 }).catch(() => undefined); // may not accept text
    await box.press('Enter', { timeout: 500 }).catch(() => undefined); // may be gone
  }
  // Back would leave the app: there is no earlier entry. Logout reloads, which offline needs the service
  // worker.
  const buttons = page
    .getByRole('main')
    .getByRole('button', { disabled: false })
    .filter({ hasNotText: /^(Back|Logout)$/ });
  for (let place = 0; place < Math.min(4, await buttons.count()); place += 1) {
    await buttons
      .nth(place)
      .click({ timeout: 500 })
      .catch(() => undefined); // may be covered
    await page.keyboard.press('Escape');
  }
}

/** Opens the recipes' database at another version and holds it open. */
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
