import type { Queryable } from './db.ts';
import { sql } from './sql.ts';

/**
 * Wakes the listeners of channels. While a statement is under way, further channels are collected for the next one.
 *
 * Shape   a failed statement wakes nobody; listeners also poll.
 */
export function makeWaker(db: Pick<Queryable, 'run'>): (channels: Iterable<string>) => void {
  const waiting = new Set<string>();
  let isSending = false;

  async function send(): Promise<void> {
    isSending = true;
    while (waiting.size > 0) {
      const channels = [...waiting];
      waiting.clear();
      await db
        .run(sql`select pg_notify(channel, '') from unnest(${channels}::text[]) as c (channel)`)
        .catch(() => undefined);
    }
    isSending = false;
  }

  return (channels) => {
    for (const channel of channels) waiting.add(channel);
    if (!isSending && waiting.size > 0) void send();
  };
}
