import { unmatchedName } from '@larder/shared/domain/unmatched';

import { inTurns } from '#lib/inTurns';

import { type Counted, dayOf } from './unmatched.queries.ts';

/** Units: ms between writes. */
const REST_MS = 5_000;
/** Max names per person and day; lists seldom have as many unknown ones. */
const MAX_OF_ONE = 50;
/** Max people and names remembered per process. */
const MAX_PEOPLE = 10_000;
const MAX_WAITING = 2_000;

type Parts = {
  write: (counted: readonly Counted[]) => Promise<void>;
  /** Called with an error: a lost count is no reason to refuse a request. */
  failed: (error: unknown) => void;
  now: () => Date;
};

export type UnmatchedRecorder = {
  /** Counts a person's unmatched names, in the background. */
  note: (user_id: string, names: readonly string[]) => void;
  /** Resolves when everything is written or has failed. */
  close: () => Promise<void>;
};

/**
 * Counts unmatched names per day: the first are written when idle, those of the next seconds together.
 *
 * Shape   a person counts once per name and day. Who asked is only in memory, until the day ends.
 */
export function unmatchedRecorder({ write, failed, now }: Parts): UnmatchedRecorder {
  let today = '';
  const namesOf = new Map<string, Set<string>>();
  const waiting = new Map<string, Counted>();
  let counting: Promise<void> = Promise.resolve();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function namesToday(user_id: string): Set<string> {
    const day = dayOf(now());
    if (day !== today || (namesOf.size >= MAX_PEOPLE && !namesOf.has(user_id))) namesOf.clear();
    today = day;
    const names = namesOf.get(user_id) ?? new Set();
    namesOf.set(user_id, names);
    return names;
  }

  function flush(): Promise<void> {
    const counted = [...waiting.values()];
    waiting.clear();
    if (counted.length > 0) writing = writing.then(() => write(counted)).catch(failed);
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

  async function count(user_id: string, names: readonly string[]): Promise<void> {
    const found = (await inTurns(names, unmatchedName)).filter((name) => name !== undefined);
    if (found.length === 0) return;
    const known = namesToday(user_id);
    for (const name of found) {
      if (known.has(name) || known.size >= MAX_OF_ONE || waiting.size >= MAX_WAITING) continue;
      known.add(name);
      const key = `${today} ${name}`;
      const times = (waiting.get(key)?.times ?? 0) + 1;
      waiting.set(key, { name, day: today, times });
    }
    wake(0);
  }

  return {
    note: (user_id, names) => {
      counting = counting.then(() => count(user_id, names)).catch(failed);
    },
    close: async () => {
      await counting;
      clearTimeout(timer);
      await flush();
    },
  };
}
