import { makeBatchWriter } from '#platform/lib/batchWriter';
import { mapYielding } from '#platform/lib/mapYielding';
import { unmatchedName } from '#subjects/food/unmatched.rules';

import { type Counted, dayOf } from './unmatched.queries.ts';

/** Max names per person and day; lists seldom have as many unknown ones. */
const MAX_OF_ONE = 50;
/** Max people and names remembered per process. */
const MAX_PEOPLE = 10_000;
const MAX_WAITING = 2_000;

type Parts = {
  write: (counted: readonly Counted[]) => Promise<void>;
  /** Called with an error: a lost count must not fail a request. */
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
export function makeUnmatchedRecorder({ write, failed, now }: Parts): UnmatchedRecorder {
  let today = '';
  const namesOf = new Map<string, Set<string>>();
  const { waiting, wake, close } = makeBatchWriter<Counted>({ write, failed });
  let counting: Promise<void> = Promise.resolve();

  function namesToday(user_id: string): Set<string> {
    const day = dayOf(now());
    if (day !== today || (namesOf.size >= MAX_PEOPLE && !namesOf.has(user_id))) namesOf.clear();
    today = day;
    const names = namesOf.get(user_id) ?? new Set();
    namesOf.set(user_id, names);
    return names;
  }

  async function count(user_id: string, names: readonly string[]): Promise<void> {
    const found = (await mapYielding(names, unmatchedName)).filter((name) => name !== undefined);
    if (found.length === 0) return;
    const known = namesToday(user_id);
    for (const name of found) {
      if (known.has(name) || known.size >= MAX_OF_ONE || waiting.size >= MAX_WAITING) continue;
      known.add(name);
      const key = `${today} ${name}`;
      const times = (waiting.get(key)?.times ?? 0) + 1;
      waiting.set(key, { name, day: today, times });
    }
    wake();
  }

  return {
    note: (user_id, names) => {
      counting = counting.then(() => count(user_id, names)).catch(failed);
    },
    close: async () => {
      await counting;
      await close();
    },
  };
}
