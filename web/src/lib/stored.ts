import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

import { browserStorage } from './browserStorage.ts';
import { toast } from './toast.ts';

type Kept<S extends z.ZodMiniType> = {
  key: string;
  schema: S;
  /** local: all tabs, kept after closing; session: this tab only. */
  area?: 'local' | 'session';
  /** text for plain words, like `theme`; json for the rest. */
  as?: 'json' | 'text';
  /** An unreadable secret is deleted instead of set aside. */
  secret?: boolean;
};

const SET_ASIDE = 'Some saved data could not be read and was set aside.';
const listeners = new Map<string, Set<() => void>>();
let told = false;

/**
 * A value in browser storage, shared by all components and tabs.
 *
 * Shape   values are checked against `schema`; invalid ones move to `{key}.bad`, the person is told once,
 *         and `empty` is used. Setting `undefined` removes the key.
 * Errors  none: blocked or full storage keeps the value in memory.
 */
export function stored<S extends z.ZodMiniType>({
  empty,
  ...kept
}: Kept<S> & { empty: z.output<S> }) {
  type Value = z.output<S>;
  const { key, area = 'local', as = 'json' } = kept;
  let cache: { text: string | undefined; value: Value } = { text: undefined, value: empty };

  function get(): Value {
    const text = browserStorage.get(area, key);
    if (text !== cache.text) cache = { text, value: parse(kept, text) ?? empty };
    return cache.value;
  }

  function set(value: Value): void {
    const text = as === 'json' ? JSON.stringify(value) : String(value);
    if (value === undefined) browserStorage.remove(area, key);
    else browserStorage.set(area, key, text);
    // Keep the written value, so that its unchanged parts stay the same objects.
    if (value !== undefined) cache = { text, value };
    wake(key);
  }

  const subscribe = (listener: () => void): (() => void) => onStored(key, listener);

  return {
    get,
    set,
    update: (change: (old: Value) => Value): void => set(change(get())),
    subscribe,
    use: (): Value => useSyncExternalStore(subscribe, get, () => empty),
  };
}

/** Subscribes to changes of a key, here and in other tabs. Returns the unsubscribe function. */
function onStored(key: string, listener: () => void): () => void {
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey);
  ofKey.add(listener);
  return () => ofKey.delete(listener);
}

/** Clears all storage of this origin and notifies subscribers. */
export function clearBrowserStorage(): void {
  browserStorage.clear();
  wakeAll();
}

/** Subscribes to other tabs' writes. Returns the unsubscribe function. */
export function watchOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent): void => (key === null ? wakeAll() : wake(key));
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function wake(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

function wakeAll(): void {
  for (const key of listeners.keys()) wake(key);
}

function parse<S extends z.ZodMiniType>(
  { key, schema, area = 'local', as = 'json', secret = false }: Kept<S>,
  text: string | undefined,
): z.output<S> | undefined {
  if (text === undefined) return undefined;
  const read = schema.safeParse(as === 'json' ? fromJson(text) : text);
  if (read.success && read.data !== undefined) return read.data;

  browserStorage.remove(area, key);
  if (!secret) browserStorage.set(area, `${key}.bad`, text);
  if (!told) toast.warning(SET_ASIDE);
  told = true;
  return undefined;
}

/** undefined for invalid JSON; JSON itself has no undefined. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
