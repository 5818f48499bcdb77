import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

import { browserStorage } from './browserStorage.ts';
import { toast } from './toast.ts';

type Kept<S extends z.ZodMiniType> = {
  key: string;
  schema: S;
  /** local outlives the browser and is shared by its tabs; session is this tab's alone. */
  area?: 'local' | 'session';
  /** text for keys that are plain words to others, like `theme`; json for the rest. */
  as?: 'json' | 'text';
  /** A secret that cannot be read is thrown away instead of being set aside. */
  secret?: boolean;
};

const SET_ASIDE = 'Some saved data could not be read and was set aside.';
const listeners = new Map<string, Set<() => void>>();
let told = false;

/**
 * A value kept in browser storage and shared by every component and tab that uses it.
 *
 * Shape   what is read is checked against `schema`; what fails is moved to `{key}.bad`, the person
 *         is told once, and `empty` counts instead. Setting `undefined` removes the key.
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
    // What was just written is not read again, so that its unchanged parts stay the same objects.
    if (value !== undefined) cache = { text, value };
    wake(key);
  }

  const subscribe = (listener: () => void): (() => void) => onStored(key, listener);

  return {
    get,
    set,
    update: (change: (old: Value) => Value): void => set(change(get())),
    subscribe,
    /** The value in a component, always the newest. */
    use: (): Value => useSyncExternalStore(subscribe, get),
  };
}

/** Hears when the value of a key changes, here or in another tab, until the returned function is called. */
function onStored(key: string, listener: () => void): () => void {
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey);
  ofKey.add(listener);
  return () => ofKey.delete(listener);
}

/** Empties all storage of this origin and tells everybody who uses it. */
export function clearBrowserStorage(): void {
  browserStorage.clear();
  wakeAll();
}

/** Listens to what other tabs write. Returns what ends it. */
export function watchOtherTabs(): () => void {
  const hear = ({ key }: StorageEvent): void => (key === null ? wakeAll() : wake(key));
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
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

/** JSON has no undefined, so that stands for what is no JSON. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
