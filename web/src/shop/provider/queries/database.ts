import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

/** `timestamp`: when the answer came, in milliseconds since 1970. */
type Stamped = { readonly timestamp: number };

/** The first part of a paged list. `total` is the provider's count. */
type Listed = Stamped & {
  readonly recipes: readonly ProviderRecipe[];
  readonly total: number;
  readonly notes?: readonly string[] | undefined;
};

/** The four stores and their records. Source: product specification section 3, "Local cache records". */
export type Records = {
  recipes: Stamped & { readonly id: number; readonly recipe: ProviderRecipe };
  /** A record without `notes` is from a version that did not understand "no nuts". */
  searches: Listed & { readonly query: string; readonly notes: readonly string[] };
  cuisines: Listed & { readonly name: string };
  daily: Stamped & { readonly key: string; readonly recipes: readonly ProviderRecipe[] };
};
export type StoreName = keyof Records;

interface Schema extends DBSchema {
  recipes: { key: number; value: Records['recipes'] };
  searches: { key: string; value: Records['searches'] };
  cuisines: { key: string; value: Records['cuisines'] };
  daily: { key: string; value: Records['daily'] };
}
type Database = IDBPDatabase<Schema>;
/** A store within a transaction. */
export type Store<Name extends StoreName, Mode extends 'readonly' | 'readwrite'> = IDBPObjectStore<
  Schema,
  [Name],
  Name,
  Mode
>;

const NAME = 'recipes';
const VERSION = 2;
const KEY_PATHS = { recipes: 'id', searches: 'query', cuisines: 'name', daily: 'key' } as const;
export const STORE_NAMES = ['recipes', 'searches', 'cuisines', 'daily'] as const;

/** Maximum wait for opening the database. */
const OPEN_LIMIT_MS = 2_000;

/**
 * The browser database, opened on first use. `get` is undefined while there is none: forbidden, damaged,
 * made by a newer version, or held at an older version by another tab. Callers wait up to `limitMs`, once;
 * if it opens later, later calls use it.
 */
export function makeRecipeDatabase(limitMs: number = OPEN_LIMIT_MS) {
  let opening: Promise<void> | undefined;
  let open: Database | undefined;
  let patient = true;

  async function start(): Promise<void> {
    try {
      open = await openDB<Schema>(NAME, VERSION, {
        // Records of older versions are only a cache: dropped, not converted.
        upgrade(database) {
          for (const name of database.objectStoreNames) database.deleteObjectStore(name);
          for (const name of STORE_NAMES) {
            database.createObjectStore(name, { keyPath: KEY_PATHS[name] });
          }
        },
        // Another tab wants a newer version: close, so that it does not wait.
        blocking(_current, _wanted, event) {
          close(event.target);
          forget();
        },
        terminated: forget,
      });
    } catch {
      patient = false;
    }
  }

  function forget(): void {
    open = undefined;
    opening = undefined;
  }

  async function get(): Promise<Database | undefined> {
    opening ??= start();
    if (!open && patient) {
      await within(opening, limitMs);
      patient = open !== undefined;
    }
    return open;
  }

  return { get };
}

function close(database: EventTarget | null): void {
  if (database instanceof IDBDatabase) database.close();
}

/** Waits for the work, at most `limitMs`. Never fails. */
export async function within<T>(work: Promise<T>, limitMs: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
