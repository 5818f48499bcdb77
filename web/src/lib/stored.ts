import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

import { afterPaint, runWaiting, useStoreAfterPaint } from './afterPaint.ts';
import { browserStorage } from './browserStorage.ts';
import { forgetForWorker } from './keptForWorker.ts';
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
  /**
   * Written after the paint that shows it, or when the page closes; a browser that crashes in that frame
   * loses the last change. For long values: writing 200 kB takes some frames of a slow phone.
   */
  isLate?: boolean;
  /** Removes the invalid parts of a value, so that the rest is kept. */
  mend?: (value: unknown) => unknown;
};

const SET_ASIDE = 'Some saved data could not be read and was set aside.';
const listeners = new Map<string, Set<() => void>>();
/** Writes that wait for a paint, by key. */
const late = new Map<string, () => void>();
let told = false;
/** Differs from any text that storage may have. */
const UNWRITTEN = Symbol('unwritten');

/**
 * A value in browser storage, shared by all components and tabs.
 *
 * Shape   values are checked against `schema`; invalid ones are copied to `{key}.bad`, the person is told once,
 *         and what `mend` makes of them is used, else `empty`. Setting `undefined` removes the key.
 * Errors  none: blocked or full storage keeps the value in memory.
 */
export function stored<S extends z.ZodMiniType>({
  empty,
  ...kept
}: Kept<S> & { empty: z.output<S> }) {
  type Value = z.output<S>;
  const { key, area = 'local', as = 'json', isLate = false } = kept;
  let cache: { text: string | undefined | typeof UNWRITTEN; value: Value } = {
    text: undefined,
    value: empty,
  };

  function get(): Value {
    if (late.has(key)) return cache.value;
    const text = browserStorage.get(area, key);
    if (text === cache.text) return cache.value;
    const value = parse(kept, text) ?? empty;
    // Read again: mending replaces the stored text.
    cache = { text: browserStorage.get(area, key), value };
    return value;
  }

  function set(value: Value): void {
    const write = (): void => {
      const text = as === 'json' ? JSON.stringify(value) : String(value);
      if (value === undefined) browserStorage.remove(area, key);
      else browserStorage.set(area, key, text);
      // Keep the written value, so that its unchanged parts stay the same objects.
      if (value !== undefined) cache = { text, value };
    };
    if (isLate && value !== undefined) {
      cache = { text: UNWRITTEN, value };
      writeLate(key, write);
    } else {
      write();
    }
    wake(key);
  }

  const subscribe = (listener: () => void): (() => void) => onStored(key, listener);

  return {
    get,
    set,
    update: (change: (old: Value) => Value): void => set(change(get())),
    subscribe,
    /** Whether storage refused the value, so that it is lost with the page. */
    isInMemory: (): boolean => browserStorage.isInMemory(area, key),
    use: (): Value => useSyncExternalStore(subscribe, get, () => empty),
    /** As `use`, but after the paint: for what is not the answer to a press. */
    useAfterPaint: (): Value => useStoreAfterPaint(subscribe, get),
  };
}

/** Subscribes to changes of a key, here and in other tabs. Returns the unsubscribe function. */
function onStored(key: string, listener: () => void): () => void {
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey);
  ofKey.add(listener);
  return () => ofKey.delete(listener);
}

function writeLate(key: string, write: () => void): void {
  const waits = late.size > 0;
  late.set(key, write);
  if (!waits) afterPaint(writeAll);
}

/** Writes what waits for a paint. */
function writeAll(): void {
  const writes = [...late.values()];
  late.clear();
  for (const write of writes) write();
}

/** Clears all storage of this origin, and what the service worker would send, and notifies subscribers. */
export function clearBrowserStorage(): void {
  late.clear();
  browserStorage.clear();
  void forgetForWorker();
  wakeAll();
}

/** Subscribes to other tabs' writes, and writes what waits when the page goes. Returns the function that stops it. */
export function watchOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent): void => (key === null ? wakeAll() : wake(key));
  const onHide = (): void => {
    runWaiting();
    writeAll();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', onHide);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', onHide);
  };
}

function wake(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

function wakeAll(): void {
  for (const key of listeners.keys()) wake(key);
}

function parse<S extends z.ZodMiniType>(
  { key, schema, area = 'local', as = 'json', secret = false, mend }: Kept<S>,
  text: string | undefined,
): z.output<S> | undefined {
  if (text === undefined) return undefined;
  const value = as === 'json' ? fromJson(text) : text;
  const read = schema.safeParse(value);
  if (read.success && read.data !== undefined) return read.data;

  const mended = mend && schema.safeParse(mend(value));
  if (mended?.success) browserStorage.set(area, key, JSON.stringify(mended.data));
  else browserStorage.remove(area, key);
  if (!secret) browserStorage.set(area, `${key}.bad`, text);
  if (!told) toast.warning(SET_ASIDE);
  told = true;
  return mended?.data;
}

/** undefined for invalid JSON; JSON itself has no undefined. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
