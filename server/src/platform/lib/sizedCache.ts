export type SizedCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
};

/**
 * A least-recently-used cache of values that nobody changes.
 *
 * Units   `bytes` and `maxBytes` are the caller's estimates.
 * Shape   a value larger than the whole cache is not kept.
 */
export function makeSizedCache<Value>(maxBytes: number): SizedCache<Value> {
  const entries = new Map<string, { value: Value; bytes: number }>();
  let held = 0;

  function remove(key: string): void {
    held -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // A Map keeps insertion order, so the first key is the least recently used.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > maxBytes) return;
      entries.set(key, { value, bytes });
      held += bytes;
      for (const oldest of entries.keys()) {
        if (held <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}
