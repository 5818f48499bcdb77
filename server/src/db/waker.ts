import type { Queryable } from './db.ts';
import { sql } from './sql.ts';

/**
 * Wakes listeners of channels, several at once. While one statement is on its way, further channels wait for the
 * next one, each once.
 *
 * Shape   a failed statement wakes nobody: listeners also look by themselves.
 */
export function waker(db: Pick<Queryable, 'run'>): (channels: Iterable<string>) => void {
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
