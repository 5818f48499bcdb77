import pg from 'pg';

const AGAIN_AFTER_MS = 1_000;

/**
 * Listens to a channel on a connection of its own; one of the pool would be lent to others. A lost
 * connection is retried every second.
 *
 * Errors  when the first connection fails.
 */
export async function listenOn(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
): Promise<() => Promise<void>> {
  let ended = false;
  let client: pg.Client | undefined;
  client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('notification', ({ payload }) => onMessage(payload ?? ''));
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
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
