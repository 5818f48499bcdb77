import { nextKey, type ProviderKey, restsUntil } from '@larder/shared/domain/providerBudget';

export type KeyRing = {
  /** The first key that may be used now and is none of these. */
  readonly free: (except: ReadonlySet<string>) => string | undefined;
  /** The key that may be used soonest, and in how many milliseconds; undefined without keys. */
  readonly soonest: () => { key: string; waitMs: number } | undefined;
  /** Lets a key rest as long as this status means, and at least so many milliseconds. */
  readonly rest: (key: string, status: number, leastMs?: number) => void;
  /** Counts from 1: what a key is called where nobody may read it. */
  readonly placeOf: (key: string) => number;
};

/** The provider's keys in the order they are tried, and until when each must not be used. */
export function keyRing(names: readonly string[], now: () => Date): KeyRing {
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
    rest(name, status, leastMs = 0) {
      const until = Math.max(restsUntil(status, at()), at() + leastMs);
      keys = keys.map((key) => (key.key === name ? { key: name, restsUntil: until } : key));
    },
    placeOf: (name) => names.indexOf(name) + 1,
  };
}
