import type { BrowserContext } from '@playwright/test';

/** Faults seen in a page. */
export type Seen = {
  /** Uncaught exceptions and unhandled rejections. */
  errors: string[];
  /** Injected scripts that ran: they touched `window.__xss` or opened a dialog. */
  executions: string[];
  /** Violations of the content security policy. */
  violations: string[];
};

/** Watches all pages of a context. Call it before the first is opened. */
export async function watch(context: BrowserContext): Promise<Seen> {
  const seen: Seen = { errors: [], executions: [], violations: [] };
  context.on('weberror', (event) => {
    // What was thrown may have no stack: a DOMException, or no error at all.
    const { name, message, stack } = event.error();
    seen.errors.push(stack || `${name}: ${message} at ${event.page()?.url()}`);
  });
  context.on('dialog', (dialog) => {
    seen.executions.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined); // the page may be closed
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
