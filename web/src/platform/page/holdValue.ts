/**
 * Makes a place for a value that lasts as long as the page.
 *
 * Shape   `get` and `subscribe` are what `useSyncExternalStore` asks for; listeners hear of another value only.
 */
export function holdValue<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,
    set: (next: Value): void => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    /** Returns the unsubscribe function. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
