import { parentPort, workerData } from 'node:worker_threads';

import { Window } from 'happy-dom';
import { z } from 'zod';

// Draws one page in a browser of its own that never hears from any server, and tells its markup.

const { code, path, given } = z
  .object({ code: z.string(), path: z.string(), given: z.string() })
  .parse(workerData);

/** Source: the phone that the product's look was drawn for. */
const PHONE = { width: 390, height: 844 };
/** Those of Node itself that a page must not meet. */
const BROWSERS_OWN = new Set(['navigator', 'Event', 'CustomEvent', 'EventTarget']);

const window = new Window({ url: `http://localhost${path}`, ...PHONE });
window.document.body.innerHTML = given;
const globals: object[] = [];
for (let level: object = window; level !== Object.prototype; level = Object.getPrototypeOf(level))
  globals.push(level);
for (const name of globals.flatMap((level) => Object.getOwnPropertyNames(level)))
  if (!(name in globalThis) || BROWSERS_OWN.has(name))
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: window[name as keyof Window],
    });
Object.assign(globalThis, { window: globalThis, fetch: () => new Promise(() => {}) });

const { drawFirstScreen } = await import(code);
parentPort?.postMessage(await drawFirstScreen());
