/** What is kept, and since when (ms since 1970). */
type Kept<Value> = { readonly value: Value; readonly at: number };

export type MemoryCache<Value> = {
  get(key: string): Kept<Value> | undefined;
  set(key: string, value: Value, at: number): void;
  /** What all entries together take. */
  bytes(): number;
};

/** What an entry takes beside its texts: the objects and the place in the map. */
const ENTRY_BYTES = 200;

/**
 * Keeps values in memory, the last used ones when not all fit. It never forgets by age: whoever asks
 * decides what is too old, because an old answer is better than none.
 *
 * Units   `maxBytes`; texts count 2 bytes a character, the most they take.
 * Shape   values are kept as JSON, so nobody can change what is kept. A value too large for the whole
 *         cache is not kept.
 */
export function memoryCache<Value>(maxBytes: number): MemoryCache<Value> {
  const entries = new Map<string, { text: string; at: number }>();
  let bytes = 0;
  const sizeOf = (key: string, { text }: { text: string }): number =>
    ENTRY_BYTES + 2 * (key.length + text.length);

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= sizeOf(key, entry);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // A Map keeps its keys in the order they were added, so the first is the one not used longest.
      entries.delete(key);
      entries.set(key, entry);
      return { value: JSON.parse(entry.text) as Value, at: entry.at }; // written by `set`
    },
    set(key, value, at) {
      remove(key);
      const entry = { text: JSON.stringify(value), at };
      if (sizeOf(key, entry) > maxBytes) return;
      entries.set(key, entry);
      bytes += sizeOf(key, entry);
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    bytes: () => bytes,
  };
}
