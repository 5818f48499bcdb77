/** `at` in ms since 1970. */
type Kept<Value> = { readonly value: Value; readonly at: number };

export type MemoryCache<Value> = {
  get(key: string): Kept<Value> | undefined;
  set(key: string, value: Value, at: number): void;
  /** Size of all entries. */
  bytes(): number;
};

type Entry = { text: string; isJson: boolean; at: number };

/** Overhead of an entry beside its texts. */
const ENTRY_BYTES = 200;

/**
 * A least-recently-used cache. It never expires entries: callers decide what is too old, because an old
 * answer is better than none.
 *
 * Units   `maxBytes`; texts count 2 bytes per character, the most they take.
 * Shape   values are kept as JSON, so that callers cannot change them; texts as they are. A value larger than the
 *         whole cache is not kept.
 */
export function makeMemoryCache<Value>(maxBytes: number): MemoryCache<Value> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const sizeOf = (key: string, { text }: Entry): number =>
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
      const { text, isJson, at } = entry;
      return { value: (isJson ? JSON.parse(text) : text) as Value, at }; // written by `set`
    },
    set(key, value, at) {
      remove(key);
      const isJson = typeof value !== 'string';
      const entry = { text: isJson ? JSON.stringify(value) : value, isJson, at };
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
