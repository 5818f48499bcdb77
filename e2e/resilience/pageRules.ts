import type { Page } from '@playwright/test';

/** A read times out after 10 s and is tried three times. */
const SETTLED_WITHIN_MS = 45_000;
const BROKEN = 'This page could not be shown';

/**
 * What any page must satisfy in any trouble: it settles, has a heading, and offers a way on.
 *
 * Shape   the violated rules. Only with `mayBreak` may the page say that it could not be shown.
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

/** Waits until nothing loads. Does not fail on timeout: `problemsOf` reports it. */
export async function atRest(page: Page): Promise<void> {
  await page
    .waitForFunction(isAtRest, undefined, { timeout: SETTLED_WITHIN_MS, polling: 50 })
    .catch(() => undefined);
}

/**
 * Everything that a page here can show or send for whoever uses it now: without what is kept unseen for others until
 * they are back (docs/security.md, "A shared browser").
 */
export async function everythingIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const typed = [...document.querySelectorAll('input, textarea')].map((box) =>
      String(Object(box)['value']),
    );
    const { id = '' } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const isOthers = (key: string): boolean =>
      key === 'keptFor' || (key.startsWith('@') && !key.startsWith(`@${id}/`));
    const kept = [localStorage, sessionStorage].map((area) =>
      JSON.stringify(Object.entries(area).filter(([key]) => !isOthers(key))),
    );
    return [document.title, document.documentElement.outerHTML, ...typed, ...kept].join('\n');
  });
}

function isAtRest(): boolean {
  const isShown = document.querySelector('h1, h2, [role=heading]') !== null;
  // The prerendered page is not the app.
  return isShown && document.querySelector('[aria-busy="true"], .first-screen') === null;
}

function whatIsThere(): { headings: number; ways: number; text: string } {
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true });
  const count = (selector: string): number =>
    [...document.querySelectorAll(selector)].filter(isShown).length;
  return {
    headings: count('h1, h2, [role=heading]'),
    // The skip link is no way on.
    ways: count('a[href]:not([href^="#"]), button:enabled'),
    text: document.body.textContent,
  };
}
