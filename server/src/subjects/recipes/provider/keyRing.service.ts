import { nextKey, type ProviderKey, restsUntil } from '@larder/shared/recipes/providerBudget';

export type KeyRing = {
  /** The first usable key that is not among these. */
  readonly free: (except: ReadonlySet<string>) => string | undefined;
  /** The key that becomes usable first, and when; undefined without keys. */
  readonly soonest: () => { key: string; waitMs: number } | undefined;
  /** Suspends a key for the time of this status, at least `minMs`. */
  readonly rest: (key: string, status: number, minMs?: number) => void;
  /** The key's number from 1, for logs. */
  readonly placeOf: (key: string) => number;
};

/** The provider's keys, in the order they are tried. */
export function makeKeyRing(names: readonly string[], now: () => Date): KeyRing {
  let keys: ProviderKey[] = names.map((key) => ({ key, restsUntil: 0 }));
  const at = (): number => now().getTime();
  return {
    free: (except) =>
      nextKey(
        keys.filter(({ key }) => !except.has(key)),
        at(),
      )?.key,
    soonest() {
      const [first] = keys.toSorted((a, b) => a.restsUntil - b.restsUntil);
      return first && { key: first.key, waitMs: Math.max(0, first.restsUntil - at()) };
    },
    rest(name, status, minMs = 0) {
      const until = Math.max(restsUntil(status, at()), at() + minMs);
      keys = keys.map((key) => (key.key === name ? { key: name, restsUntil: until } : key));
    },
    placeOf: (name) => names.indexOf(name) + 1,
  };
}
