import pg from 'pg';

import type { Listeners } from './db.ts';

const AGAIN_AFTER_MS = 1_000;

/**
 * Listens to channels on a connection of its own; one of the pool would be lent to others. A lost connection is
 * retried every second.
 *
 * Errors  when the first connection fails.
 */
export async function listenOn(url: string, listeners: Listeners): Promise<() => Promise<void>> {
  let ended = false;
  let client: pg.Client | undefined;
  client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('notification', ({ channel, payload }) => listeners[channel]?.(payload ?? ''));
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      const channels = Object.keys(listeners).map((name) => fresh.escapeIdentifier(name));
      await fresh.query(channels.map((name) => `listen ${name}`).join('; '));
    } catch (error) {
      fresh.end().catch(() => undefined);
      throw error;
    }
    // Set last: a failed attempt is retried by its caller already.
    fresh.on('end', again);
    return fresh;
  }

  function again(): void {
    if (ended) return;
    setTimeout(() => {
      if (ended) return;
      connect().then((fresh) => {
        client = fresh;
        return ended ? fresh.end() : undefined;
      }, again);
    }, AGAIN_AFTER_MS).unref();
  }

  return async () => {
    ended = true;
    await client?.end();
  };
}
