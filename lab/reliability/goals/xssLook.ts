import { atRest } from '@larder/e2e/resilience/pageRules.ts';
import type { Page } from '@playwright/test';

import { PAYLOADS } from '#reliability/harness/payloads';

import { knownBy, type Place, PLACES, textOf, tidy } from './xssWorld.ts';

/** Payloads seen on a screen as text, by their first words. */
export type Shown = Set<string>;

/** Every payload's text, by its first words. */
const WANTED: ReadonlyMap<string, string> = new Map(
  PLACES.flatMap((place) =>
    PAYLOADS.map((_, n) => [tidy(`${place} ${n}:`), knownBy(textOf(place, n))] as const),
  ),
);
const BEGINNING = new RegExp(`(?:${PLACES.map(tidy).join('|')})\\d+:`, 'g');

/** Records the payloads that a screen shows. Shape: elements and attributes that are not ours. */
export async function look(page: Page, shown: Shown): Promise<string[]> {
  await atRest(page);
  const { texts, foreign } = await page.evaluate(whatIsThere);
  const text = tidy(texts);
  for (const { 0: beginning, index } of text.matchAll(BEGINNING)) {
    const wanted = WANTED.get(beginning);
    if (wanted !== undefined && text.startsWith(wanted, index)) shown.add(wanted);
  }
  return foreign;
}

/** The numbers of the payloads of a place that no screen has shown. */
export function notShown(shown: Shown, place: Place): number[] {
  return PAYLOADS.flatMap((_, n) => (shown.has(knownBy(textOf(place, n))) ? [] : n));
}

function whatIsThere(): { texts: string; foreign: string[] } {
  const texts: string[] = [document.title, document.body.textContent];
  const foreign: string[] = [];
  const FRAMES = new Set(['IFRAME', 'OBJECT', 'EMBED', 'BASE', 'PORTAL', 'FRAME']);
  for (const element of document.querySelectorAll('*')) {
    if (FRAMES.has(element.tagName)) foreign.push(element.outerHTML.slice(0, 200));
    const isOurs = element instanceof HTMLScriptElement && element.src.startsWith(location.origin);
    if (element instanceof HTMLScriptElement && !isOurs && element.text.includes('__xss'))
      foreign.push(element.outerHTML.slice(0, 200));
    if (element.matches('meta[http-equiv="refresh" i]')) foreign.push(element.outerHTML);
    for (const { name, value } of element.attributes) {
      texts.push(value);
      const isAddress = /^(href|src|action|formaction|data|xlink:href|background)$/i.test(name);
      const isScript = /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu.test(value);
      if (/^on|^srcdoc$/i.test(name) || (isAddress && isScript))
        foreign.push(`${name}="${value.slice(0, 150)}"`);
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      texts.push(element.value);
  }
  return { texts: texts.join(' ¦ '), foreign };
}
