/**
 * A deterministic pseudo-random number of a key.
 *
 * Shape   0 up to, but not including, 1.
 * Source  FNV-1a over the key's UTF-16 code units, then the 32-bit finaliser of MurmurHash3, without which
 *         similar keys give similar numbers.
 */
export function chance(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** From `min` up to, but not including, `max`; deterministic. */
export function between(key: string, min: number, max: number): number {
  return min + chance(key) * (max - min);
}

/** A deterministic shuffle. */
export function shuffled<Item extends string>(items: readonly Item[], key: string): Item[] {
  return items.toSorted((a, b) => chance(`${key}/${a}`) - chance(`${key}/${b}`));
}
