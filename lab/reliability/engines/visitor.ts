import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

import type * as Library from '@testing-library/dom';
import { z } from 'zod';

import { until } from '#reliability/harness/wait';

import type { Engine } from './engine.ts';

/** An element by role and name, by its label, or by its text. */
export type What = { role: string; name?: string | RegExp } | { label: string } | { text: RegExp };

const SEEN_WITHIN_MS = 30_000;
const PAUSE_MS = 100;
const ENTER = '\uE007';
const FINDER = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

const Found = z
  .object({ x: z.number(), y: z.number(), text: z.string(), isFree: z.boolean() })
  .nullable();
type Found = z.output<typeof Found>;

export type Visitor = ReturnType<typeof visitor>;

/** Uses a page as a person does: finds by what is visible, clicks, types. */
export function visitor(engine: Engine, base: string) {
  async function look(what: What): Promise<Found> {
    const sent = JSON.stringify(what, (_, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    );
    const isReady = await engine.run(`String('TestingLibraryDom' in window)`);
    if (isReady !== 'true')
      await engine.run(`(() => { ${FINDER}; (${String(listen)})(); return ''; })()`);
    return Found.parse(JSON.parse(await engine.run(`JSON.stringify((${String(find)})(${sent}))`)));
  }

  /** Waits until it is visible. Errors  after half a minute, unless another time is given. */
  async function see(
    what: What,
    isSo = (_found: NonNullable<Found>) => true,
    withinMs = SEEN_WITHIN_MS,
  ) {
    const end = performance.now() + withinMs;
    for (;;) {
      // A page that is being loaded anew has nothing yet.
      const found = await look(what).catch(() => null);
      if (found && isSo(found)) return found;
      if (performance.now() > end)
        throw new Error(
          `not seen: ${Object.values(what).join(' ')}${found ? ` (${found.text})` : ''}`,
        );
      await sleep(PAUSE_MS);
    }
  }

  /** Clicks its middle once it is at rest and uncovered. */
  async function press(what: What): Promise<void> {
    let last = { x: -1, y: -1 };
    const { x, y } = await see(what, (found) => {
      const isStill = found.x === last.x && found.y === last.y;
      last = found;
      return isStill && found.isFree;
    });
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    const parameters = { pointerType: 'mouse' };
    const pressed = engine.act([{ type: 'pointer', id: 'mouse', parameters, actions }]);
    // A press that loads the page anew may have no answer; what follows shows whether it worked.
    await pressed.catch(() => undefined);
  }

  async function keys(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await engine.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  return {
    open: (path: string) => engine.go(base + path),
    see,
    press,
    enter: () => keys(ENTER),
    type: async (label: string, text: string) => {
      await press({ label });
      await keys(text);
      await see({ label }, (found) => found.text === text);
    },
    /** Gives a field of files a picture with these lines of print, as the dialog of files would. */
    choosePrint: async (label: string, lines: readonly string[]) => {
      await see({ label });
      const [field, print] = [JSON.stringify(label), JSON.stringify(lines)];
      await engine.run(`(${String(choose)})(${field}, ${print})`);
    },
    at: (path: string) =>
      until(
        path,
        async () => (await engine.run('location.pathname').catch(() => '')) === path,
        SEEN_WITHIN_MS,
      ),
    /** Uncaught exceptions, unhandled rejections and policy violations since the first look at the page. */
    errors: async () =>
      z
        .array(z.string())
        .parse(JSON.parse(await engine.run(`JSON.stringify(window.__errors ?? [])`))),
  };
}

/** Runs in the page: the first match, scrolled into view. */
function find(what: { role?: string; name?: object | string; label?: string; text?: object }) {
  const library = Object(window)['TestingLibraryDom'] as typeof Library;
  const like = (given: object | string) => {
    if (typeof given === 'string') return given;
    const { source, flags } = given as RegExp;
    return new RegExp(source, flags);
  };
  const { body } = document;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true });
  const all =
    what.role !== undefined
      ? library.queryAllByRole(body, what.role, what.name ? { name: like(what.name) } : {})
      : what.label !== undefined
        ? library.queryAllByLabelText(body, what.label)
        : library.queryAllByText(body, like(what.text ?? ''));
  const element = all.find(isShown);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  const isFree = there !== null && (element.contains(there) || there.contains(element));
  const text = 'value' in element ? String(element.value) : element.textContent;
  return { x, y, text, isFree: isFree && !element.matches(':disabled, [aria-disabled=true]') };
}

/** Runs in the page: prints a card and chooses its picture. Shape: '', since an engine gives text alone. */
function choose(label: string, lines: readonly string[]): string {
  const field = document.querySelector(`input[type=file][aria-label="${label}"]`);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1_000, 140 + 56 * lines.length];
  const pen = canvas.getContext('2d');
  if (!pen || !(field instanceof HTMLInputElement)) throw new Error(`no ${label}`);
  pen.fillStyle = '#f6f1e4';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#222';
  pen.font = "32px 'Liberation Serif', serif";
  for (const [at, line] of lines.entries()) pen.fillText(line, 70, 100 + 56 * at);
  const [, png = ''] = canvas.toDataURL('image/png').split(',');
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], 'card.png', { type: 'image/png' }));
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return '';
}

/** Runs in the page: records uncaught errors. */
function listen(): void {
  const errors: string[] = [];
  Object.assign(window, { __errors: errors });
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    errors.push(`${effectiveDirective} ${blockedURI}`),
  );
}
