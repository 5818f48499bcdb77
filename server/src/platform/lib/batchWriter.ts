/** Units: ms between writes. */
const REST_MS = 5_000;

type Parts<Entry> = {
  write: (entries: readonly Entry[]) => Promise<void>;
  /** Called with an error: lost entries must not fail a request. */
  failed: (error: unknown) => void;
};

export type BatchWriter<Entry> = {
  /** Entries that are not written yet, by key. */
  waiting: Map<string, Entry>;
  /** Schedules a write: at once when idle, else together with what comes in the next 5 seconds. */
  wake: () => void;
  /** Resolves when everything is written or has failed. */
  close: () => Promise<void>;
};

/** Writes entries in the background, one batch after the other. */
export function makeBatchWriter<Entry>({ write, failed }: Parts<Entry>): BatchWriter<Entry> {
  const waiting = new Map<string, Entry>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function flush(): Promise<void> {
    const entries = [...waiting.values()];
    waiting.clear();
    if (entries.length > 0) writing = writing.then(() => write(entries)).catch(failed);
    return writing;
  }

  function wake(ms: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (waiting.size === 0) return;
      void flush();
      wake(REST_MS);
    }, ms).unref();
  }

  return {
    waiting,
    wake: () => wake(0),
    close: () => {
      clearTimeout(timer);
      return flush();
    },
  };
}
