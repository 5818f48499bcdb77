import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

import { afterPaint, runWaiting, useStoreAfterPaint } from '#platform/page/afterPaint.ts';
import { toast } from '#platform/page/toast.ts';

import { browserStorage } from './browserStorage.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetForWorker } from './keptForWorker.ts';
import { othersWaiting } from './othersWaiting.ts';
import { addressOf, ownerNow, ownerOf, setOwner, type StoredKey } from './owner.ts';

type Kept<S extends z.ZodMiniType> = {
  /** Whose it is: owner.ts. */
  key: StoredKey;
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
  isWrittenAfterPaint?: boolean;
  /** Removes the invalid parts of a value, so that the rest is kept. */
  mend?: (value: unknown) => unknown;
};

const SET_ASIDE = 'Some saved data could not be read and was set aside.';
const listeners = new Map<string, Set<() => void>>();
/** Writes that wait for a paint, by address. */
const waitingWrites = new Map<string, () => void>();
let hasWarned = false;
/** Differs from any text that storage may have. */
const UNWRITTEN = Symbol('unwritten');

/**
 * A value in browser storage, shared by all components and tabs; a personal one is another for each person.
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
  const { key, area = 'local', as = 'json', isWrittenAfterPaint = false } = kept;
  let cache: { at: string; text: string | undefined | typeof UNWRITTEN; value: Value } = {
    at: key,
    text: undefined,
    value: empty,
  };

  function get(): Value {
    const at = addressOf(key);
    if (waitingWrites.has(at)) return cache.value;
    const text = browserStorage.get(area, at);
    if (text === cache.text && at === cache.at) return cache.value;
    const value = parse(kept, at, text) ?? empty;
    // Read again: mending replaces the stored text.
    cache = { at, text: browserStorage.get(area, at), value };
    return value;
  }

  function set(value: Value): void {
    const at = addressOf(key);
    const write = (): void => {
      const text = as === 'json' ? JSON.stringify(value) : String(value);
      if (value === undefined) browserStorage.remove(area, at);
      else browserStorage.set(area, at, text);
      // Keep the written value, so that its unchanged parts stay the same objects.
      if (value !== undefined) cache = { at, text, value };
    };
    if (isWrittenAfterPaint && value !== undefined) {
      cache = { at, text: UNWRITTEN, value };
      writeAfterPaint(at, write);
    } else {
      write();
    }
    wake(key);
  }

  /** What a guest left under this key, which is gone then; undefined for nothing, and for a guest. */
  function takeGuests(): Value | undefined {
    const text = ownerNow() === undefined ? undefined : browserStorage.get(area, key);
    if (text === undefined) return undefined;
    const value = parse(kept, key, text);
    browserStorage.remove(area, key);
    return value;
  }

  const subscribe = (listener: () => void): (() => void) => onStored(key, listener);

  return {
    get,
    set,
    update: (change: (old: Value) => Value): void => set(change(get())),
    subscribe,
    takeGuests,
    /** Whether storage refused the value, so that it is lost with the page. */
    isInMemory: (): boolean => browserStorage.isInMemory(area, addressOf(key)),
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

function writeAfterPaint(at: string, write: () => void): void {
  const waits = waitingWrites.size > 0;
  waitingWrites.set(at, write);
  if (!waits) afterPaint(writeAll);
}

/** Writes what waits for a paint. */
function writeAll(): void {
  const writes = [...waitingWrites.values()];
  waitingWrites.clear();
  for (const write of writes) write();
}

/**
 * Clears all storage of this origin, and what the service worker would send, and notifies subscribers. Only what
 * others have left here and have nowhere else stays.
 *
 * Shape   the function that stores that again, if something else has cleared storage meanwhile.
 */
export function clearBrowserStorage(): () => void {
  waitingWrites.clear();
  const others = othersWaiting();
  const putBack = (): void => {
    for (const { area, key, text } of others) browserStorage.set(area, key, text);
  };
  void forgetForWorker(ownerNow());
  // What databases have goes for everybody: the server's answer to a logout clears them, too.
  for (const address of browserStorage.keys('local')) {
    const of = ownerOf(address);
    if (of?.key === 'shelfDrafts') forgetDrafts(of.id);
  }
  browserStorage.clear();
  putBack();
  wakeAll();
  return putBack;
}

/** Shows the things of another account from now on, or of a guest. */
export function changeOwner(id: string | undefined): void {
  if (id === ownerNow()) return;
  // What waits is of the one before.
  runWaiting();
  writeAll();
  setOwner(id);
  wakeAll();
}

/** Subscribes to other tabs' writes, and writes what waits when the page goes. Returns the function that stops it. */
export function watchOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent): void =>
    key === null ? wakeAll() : wake(ownerOf(key)?.key ?? key);
  const onHide = (): void => {
    runWaiting();
    writeAll();
  };
  // A page that slept may have missed that somebody else signed in.
  const onWake = (): void => wake('user');
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onWake);
  document.addEventListener('visibilitychange', onWake);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onWake);
    document.removeEventListener('visibilitychange', onWake);
  };
}

function wake(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

/** Has all that is shown read storage again, after keys were moved. */
export function wakeAll(): void {
  for (const key of listeners.keys()) wake(key);
}

function parse<S extends z.ZodMiniType>(
  { schema, area = 'local', as = 'json', secret = false, mend }: Kept<S>,
  at: string,
  text: string | undefined,
): z.output<S> | undefined {
  if (text === undefined) return undefined;
  const value = as === 'json' ? fromJson(text) : text;
  const read = schema.safeParse(value);
  if (read.success && read.data !== undefined) return read.data;

  const mended = mend && schema.safeParse(mend(value));
  if (mended?.success) browserStorage.set(area, at, JSON.stringify(mended.data));
  else browserStorage.remove(area, at);
  if (!secret) browserStorage.set(area, `${at}.bad`, text);
  if (!hasWarned) toast.warning(SET_ASIDE);
  hasWarned = true;
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

type Texts = {
  get: () => string | undefined;
  set: (text: string | undefined) => void;
};

/**
 * Makes values of what is stored as text, such as prices in dollars as on the wire. Each text is read once.
 *
 * Shape   undefined for no text, and for one that `read` does not understand.
 */
export function readTexts<Value>(kept: Texts, read: (text: string) => Value | undefined) {
  let last: { text: string | undefined; value: Value | undefined } = {
    text: undefined,
    value: undefined,
  };
  return {
    get: (): Value | undefined => {
      const text = kept.get();
      if (text !== last.text) last = { text, value: text === undefined ? undefined : read(text) };
      return last.value;
    },
    /** Stores a value by its text, which is not read again. */
    set: (value: Value, text: string): void => {
      last = { text, value };
      kept.set(text);
    },
  };
}
