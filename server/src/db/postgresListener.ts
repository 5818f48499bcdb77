import pg from 'pg';

const AGAIN_AFTER_MS = 1_000;

/**
 * Listens to a channel on a connection of its own, because one of the pool would be lent to others.
 * A lost connection is made anew every second until it holds.
 *
 * Errors  when the first connection cannot be made.
 */
export async function listenOn(
  url: string,
  channel: string,
  hear: (payload: string) => void,
): Promise<() => Promise<void>> {
  let ended = false;
  let client: pg.Client | undefined;
  client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      fresh.end().catch(() => undefined);
      throw error;
    }
    // From here on: an attempt that fails is known by its error, and must not be made again twice.
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
