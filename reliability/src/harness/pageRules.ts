import type { Page } from '@playwright/test';

/** No skeleton stays longer: a read gives up after 10 s and is tried three times. */
const SETTLED_WITHIN_MS = 45_000;
const BROKEN = 'This page could not be shown';

/**
 * What is wrong with a page whatever happened to it: it must come to rest, have a heading, and offer a
 * way on.
 *
 * Shape   empty when nothing is. Only with `mayBreak` may it say that it could not be shown.
 */
export async function problemsOf(page: Page, { mayBreak = false } = {}): Promise<string[]> {
  const rests = await page
    .waitForFunction(isAtRest, undefined, { timeout: SETTLED_WITHIN_MS, polling: 100 })
    .then(
      () => true,
      () => false,
    );
  const { headings, ways, text } = await page.evaluate(whatIsThere);
  const isBroken = text.includes(BROKEN);
  return [
    ...(rests ? [] : ['dead end: it loads for ever']),
    ...(headings > 0 ? [] : ['no heading']),
    ...(ways > 0 ? [] : ['dead end: nothing to press']),
    ...(isBroken && !mayBreak ? ['it could not be shown'] : []),
  ];
}

/** Waits until nothing loads any more, and says nothing when it never does: `problemsOf` does. */
export async function atRest(page: Page): Promise<void> {
  await page
    .waitForFunction(isAtRest, undefined, { timeout: SETTLED_WITHIN_MS, polling: 50 })
    .catch(() => undefined);
}

/** Everything of a page that a person or a program of this browser could still read. */
export async function everythingIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const typed = [...document.querySelectorAll('input, textarea')].map((box) =>
      String(Object(box)['value']),
    );
    const kept = [localStorage, sessionStorage].map((area) => JSON.stringify(Object.entries(area)));
    return [document.title, document.documentElement.outerHTML, ...typed, ...kept].join('\n');
  });
}

function isAtRest(): boolean {
  const isShown = document.querySelector('h1, h2, [role=heading]') !== null;
  // What the build has drawn for a first visit is not the app yet.
  return isShown && document.querySelector('[aria-busy="true"], .first-screen') === null;
}

function whatIsThere(): { headings: number; ways: number; text: string } {
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true });
  const count = (selector: string): number =>
    [...document.querySelectorAll(selector)].filter(isShown).length;
  return {
    headings: count('h1, h2, [role=heading]'),
    // The skip link leads nowhere else.
    ways: count('a[href]:not([href^="#"]), button:enabled'),
    text: document.body.textContent,
  };
}
