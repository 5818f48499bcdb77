import { MessageChannel, type Worker } from 'node:worker_threads';

import { Piscina } from 'piscina';

import { AppError } from '#errors';

import type { Reading, Source, Wanted } from './reading.worker.ts';

/** What one reading may take. A page takes some 20 ms, one of 5 MiB some 100 MB. */
type Limits = {
  /** Units: milliseconds of processor time. */
  readonly workMs: number;
  /** Elapsed time, also on a busy machine. Units: milliseconds. */
  readonly allMs: number;
  readonly heapMb: number;
  readonly lookEveryMs: number;
};

const LIMITS: Limits = { workMs: 2_000, allMs: 10_000, heapMb: 256, lookEveryMs: 250 };
const MAX_THREADS = 2;
/** Max queued readings; further ones fail fast. */
const MAX_WAITING = 16;
const IDLE_MS = 60_000;

/**
 * Reads on a separate thread, so that a page that takes too long or too much memory affects nobody else.
 *
 * Errors  no_recipe when it exceeds 2 seconds of processor time, its elapsed time or its memory; unavailable when the
 *         queue is full.
 */
export type ReadSource = (source: Source, wanted?: Wanted) => Promise<Reading>;

/** Threads that live for a minute after the last reading. */
export function makeReadingThreads(given: Partial<Limits> = {}): ReadSource {
  const limits = { ...LIMITS, ...given };
  const threads = new Piscina<unknown, Reading>({
    filename: new URL('./reading.worker.ts', import.meta.url).href,
    name: 'read',
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32 },
  });

  return async (source, wanted = {}) => {
    if (threads.queueSize >= MAX_WAITING) throw new AppError('unavailable', { retryAfter: 1 });
    const { port1, port2 } = new MessageChannel();
    const limit = new AbortController();
    let watch: NodeJS.Timeout | undefined;
    // Waiting for a thread does not count.
    port1.once('message', (threadId: number) => {
      const thread = threads.threads.find((each) => each.threadId === threadId);
      watch = thread && watchWork(thread, limits, limit);
    });
    try {
      return await threads.run(
        { source, wanted, started: port2 },
        { transferList: [port2], signal: limit.signal },
      );
    } catch (error) {
      if (limit.signal.aborted || isOutOfMemory(error)) throw new AppError('no_recipe');
      throw error;
    } finally {
      clearInterval(watch);
      port1.close();
    }
  };
}

/** Ends a reading that exceeds its processor time or elapsed time. */
function watchWork(
  thread: Worker,
  { workMs, allMs, lookEveryMs }: Limits,
  limit: AbortController,
): NodeJS.Timeout {
  const since = performance.now();
  const before = thread.cpuUsage();
  return setInterval(() => {
    if (performance.now() - since > allMs) limit.abort();
    void Promise.all([before, thread.cpuUsage()]).then(
      ([from, to]) => {
        // Units: microseconds.
        const work = to.user + to.system - from.user - from.system;
        if (work > workMs * 1_000) limit.abort();
      },
      () => undefined, // the thread has ended
    );
  }, lookEveryMs);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
