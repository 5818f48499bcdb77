/** `at` in ms since 1970. */
type Kept<Value> = { readonly value: Value; readonly at: number };

export type MemoryCache<Value> = {
  get(key: string): Kept<Value> | undefined;
  set(key: string, value: Value, at: number): void;
  /** Size of all entries. */
  bytes(): number;
};

/** Overhead of an entry beside its texts. */
const ENTRY_BYTES = 200;

/**
 * A least-recently-used cache. It never expires entries: callers decide what is too old, because an old
 * answer is better than none.
 *
 * Units   `maxBytes`; texts count 2 bytes per character, the most they take.
 * Shape   values are kept as JSON, so that callers cannot change them. A value larger than the whole cache is
 *         not kept.
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
      // A Map keeps insertion order, so the first key is the least recently used.
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
