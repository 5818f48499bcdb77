import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Browser, type BrowserContext, chromium } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Whatever a page is made to ask for, nothing leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

let built = false;

/** Builds the web app, once in a run; to be called before the server starts, which reads it then. */
export function buildPages(): void {
  if (built) return;
  const vite = join(ROOT, 'node_modules', '.bin', 'vite');
  execFileSync(vite, ['build', 'web', '--logLevel=warn'], { cwd: ROOT, stdio: 'inherit' });
  built = true;
}

/**
 * The machine's Chromium: CHROMIUM_PATH, else where Debian puts it, else Playwright's own. The one without
 * windows comes first: it takes a fifth less time.
 */
export function openBrowser(): Promise<Browser> {
  const known = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ];
  const executablePath = known.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) throw new Error('No Chromium: set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: FLAGS });
}

/** What must not happen in a page, as it was seen happening. */
export type Seen = {
  /** Nobody caught them: exceptions and refused promises. */
  errors: string[];
  /** Scripts that somebody else wrote: they touched `window.__xss` or opened a dialog. */
  executions: string[];
  /** What the content security policy stopped. */
  violations: string[];
};

/** Watches all pages of a context; to be called before the first is opened. */
export async function watch(context: BrowserContext): Promise<Seen> {
  const seen: Seen = { errors: [], executions: [], violations: [] };
  context.on('weberror', (error) => seen.errors.push(String(error.error().stack)));
  context.on('dialog', (dialog) => {
    seen.executions.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined); // the page may be gone by then
  });
  await context.exposeBinding(
    '__tell',
    (_source, kind: 'executions' | 'violations', what: string) => seen[kind].push(what),
  );
  await context.addInitScript(() => {
    const tell = Object(window)['__tell'] as (kind: string, what: string) => void;
    const executed = (): (() => void) => {
      tell('executions', document.URL.slice(0, 200));
      return () => undefined;
    };
    Object.defineProperty(window, '__xss', { get: executed, set: executed });
    document.addEventListener('securitypolicyviolation', (event) =>
      tell('violations', `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return seen;
}

/** Works through the jobs, so many at a time. */
export async function inParallel(
  jobs: readonly (() => Promise<void>)[],
  workers: number,
): Promise<void> {
  const waiting = jobs.values();
  const work = async (): Promise<void> => {
    for (const job of waiting) await job();
  };
  await Promise.all(Array.from({ length: workers }, work));
}
