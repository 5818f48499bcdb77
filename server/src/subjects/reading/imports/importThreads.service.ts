import { Piscina } from 'piscina';

import { AppError } from '#errors';

import type { ReadFile } from './readFile.rules.ts';

/** Units: ms. A file of 2,000 recipes takes some 3 seconds on an idle machine. */
const MAX_READING_MS = 60_000;
/** Units: MB. */
const MAX_HEAP_MB = 512;
/**
 * Max queued files when an export comes; it fails fast beyond, before the server gives up on an answer. The desk bounds
 * the files that are read.
 */
const MAX_WAITING = 1;
const IDLE_MS = 60_000;

export type ImportThreads = {
  /**
   * Reads until `signal` aborts.
   *
   * Shape   undefined for a file that takes too long or all memory of its thread.
   */
  read: (
    file: { name: string; bytes: Uint8Array },
    signal: AbortSignal,
  ) => Promise<ReadFile | undefined>;
  /** Errors  unavailable when too many wait, or it takes too long. */
  pack: (pages: readonly Uint8Array[]) => Promise<Uint8Array>;
};

/** One low-priority thread for files, so that no other call waits for one. */
export function threadsForImports(): ImportThreads {
  const threads = new Piscina({
    filename: new URL('./importing.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });

  return {
    async read({ name, bytes }, stop) {
      const limit = AbortSignal.timeout(MAX_READING_MS * (threads.queueSize + 1));
      const signal = AbortSignal.any([limit, stop]);
      try {
        return await threads.run({ name, bytes }, { name: 'read', signal });
      } catch (error) {
        if (limit.aborted || isOutOfMemory(error)) return undefined;
        throw error;
      }
    },
    async pack(pages) {
      if (threads.queueSize >= MAX_WAITING) throw new AppError('unavailable', { retryAfter: 10 });
      const signal = AbortSignal.timeout(MAX_READING_MS * (threads.queueSize + 1));
      try {
        return await threads.run(pages, { name: 'pack', signal });
      } catch (error) {
        if (signal.aborted || isOutOfMemory(error))
          throw new AppError('unavailable', { retryAfter: 60 });
        throw error;
      }
    },
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
