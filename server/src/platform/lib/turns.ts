/** Two, so that one prepares while the other commits. */
const MAX_HOLDERS = 2;
const MAX_WAIT_MS = 1_000;

type Queue = { holders: number; readonly waiting: Set<() => void> };

/** Runs work of the same key in order of arrival, a few at a time. */
export type Turns = <Result>(
  keys: readonly string[],
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Turns within this process, for work that would wait for the same rows. PostgreSQL wakes waiters in no fixed order:
 * some wait ten times as long as most, and each holds a connection.
 *
 * Work starts after a second at the latest: correctness comes from the locks, turns only make waiting fair.
 *
 * Errors  those of the work.
 */
export function makeTurns({ maxHolders = MAX_HOLDERS, maxWaitMs = MAX_WAIT_MS } = {}): Turns {
  const queues = new Map<string, Queue>();

  function queueOf(key: string): Queue {
    const queue = queues.get(key) ?? { holders: 0, waiting: new Set() };
    queues.set(key, queue);
    return queue;
  }

  /** Counts the holder before it resolves, so that no other work slips in. */
  function take(key: string, waitMs: number): Promise<void> {
    const queue = queueOf(key);
    const { promise, resolve } = Promise.withResolvers<void>();
    const hold = (): void => {
      clearTimeout(timer);
      queue.waiting.delete(hold);
      queue.holders += 1;
      resolve();
    };
    const isFull = queue.holders >= maxHolders;
    const timer = isFull ? setTimeout(hold, waitMs) : undefined;
    if (isFull) queue.waiting.add(hold);
    else hold();
    return promise;
  }

  function giveBack(key: string): void {
    const queue = queueOf(key);
    queue.holders -= 1;
    const [next] = queue.waiting;
    if (next && queue.holders < maxHolders) next();
    if (!next && queue.holders === 0) queues.delete(key);
  }

  return async (keys, work) => {
    const until = performance.now() + maxWaitMs;
    const held: string[] = [];
    try {
      // Sorted, so that work with several keys cannot deadlock.
      for (const key of [...new Set(keys)].toSorted()) {
        await take(key, Math.max(0, until - performance.now()));
        held.push(key);
      }
      return await work();
    } finally {
      for (const key of held) giveBack(key);
    }
  };
}
