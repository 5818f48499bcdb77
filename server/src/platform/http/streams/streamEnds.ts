import type { Deps } from '#deps';
import { sqlState } from '#platform/db/db';
import type { FindUser } from '#platform/identity/authenticate';
import type { LiveUser } from '#platform/identity/liveUser.queries';

/** Below the server's 15 s for silent connections. */
const HEARTBEAT_MS = 10_000;

export type Beat = (user_ids: readonly string[]) => Promise<unknown>;

/** With who had it when it began. */
export type Stream = LiveUser & {
  source: string;
  write: (text: string) => void;
  end: () => void;
};

type Means = Pick<Deps, 'metrics'> & { find: FindUser; beat: Beat | undefined };

/**
 * Ends the streams whose session is over, or whose account has changed since they began. It looks when `look` is called,
 * and with each heartbeat. When the database fails at two heartbeats in a row, all streams end.
 *
 * Shape   `look` checks the streams of an account and of who works for it, `check` one; `stop` stops the heartbeat.
 */
export function endStreams(open: ReadonlySet<Stream>, { find, metrics, beat: tell }: Means) {
  let hasFailed = false;

  function count(error: unknown): void {
    metrics.queryErrors.inc({ class: sqlState(error)?.slice(0, 2) ?? 'connection' });
  }

  async function endOver(streams: readonly Stream[]): Promise<void> {
    const now = await Promise.all(streams.map(find));
    streams.forEach((stream, n) => {
      if (!isSame(stream, now[n])) stream.end();
    });
  }

  async function beat(): Promise<void> {
    const streams = [...open];
    if (streams.length === 0) return;
    for (const stream of streams) stream.write(': still here\n\n');
    try {
      await endOver(streams);
      hasFailed = false;
      await tell?.([...new Set([...open].map(({ user_id }) => user_id))].toSorted()).catch(count);
    } catch (error) {
      count(error);
      if (hasFailed) for (const stream of streams) stream.end();
      hasFailed = !hasFailed;
    }
  }
  const timer = setInterval(() => void beat(), HEARTBEAT_MS).unref();

  return {
    look: (user_id: string): void => {
      const theirs = [...open].filter(
        (stream) => stream.user_id === user_id || stream.vendor_id === user_id,
      );
      // The next heartbeat looks again.
      if (theirs.length > 0) endOver(theirs).catch(count);
    },
    check: (stream: Stream): void => void endOver([stream]).catch(count),
    stop: () => clearInterval(timer),
  };
}

function isSame(before: LiveUser, now: LiveUser | undefined): boolean {
  return (
    now?.role === before.role &&
    now.vendor_id === before.vendor_id &&
    now.staff_role === before.staff_role &&
    now.stores_mark === before.stores_mark &&
    now.stores?.join() === before.stores?.join()
  );
}
