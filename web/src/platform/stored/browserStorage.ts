type Area = 'local' | 'session';

/** Values that storage refused (blocked or full); lost with the page. */
const kept: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() };

function areaOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/**
 * Browser storage as text by key, for `stored` only.
 *
 * Errors  none: where the browser throws, values stay in memory.
 */
export const browserStorage = {
  get(area: Area, key: string): string | undefined {
    const inMemory = kept[area].get(key);
    if (inMemory !== undefined) return inMemory;
    try {
      return areaOf(area).getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },

  isInMemory: (area: Area, key: string): boolean => kept[area].has(key),

  set(area: Area, key: string, text: string): void {
    try {
      areaOf(area).setItem(key, text);
      kept[area].delete(key);
    } catch {
      kept[area].set(key, text);
    }
  },

  remove(area: Area, key: string): void {
    kept[area].delete(key);
    try {
      areaOf(area).removeItem(key);
    } catch {
      // Blocked storage cannot be read either.
    }
  },

  /** All keys, also those that live in memory. */
  keys(area: Area): string[] {
    try {
      return [...new Set([...Object.keys(areaOf(area)), ...kept[area].keys()])];
    } catch {
      return [...kept[area].keys()];
    }
  },

  clear(): void {
    for (const area of ['local', 'session'] as const) {
      kept[area].clear();
      try {
        areaOf(area).clear();
      } catch {
        // As above.
      }
    }
  },
};
