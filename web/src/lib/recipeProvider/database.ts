import type { ProviderRecipe } from '@larder/shared/contract/provider';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** `timestamp` is when the answer came, in milliseconds since 1970. */
type Stamped = { readonly timestamp: number };

/** What a paged list has so far, from its start. `total` is what the provider says there is. */
type Listed = Stamped & { readonly recipes: readonly ProviderRecipe[]; readonly total: number };

/** The four stores and their records. Source: product specification section 3, "Local cache records". */
export type Records = {
  recipes: Stamped & { readonly id: number; readonly recipe: ProviderRecipe };
  searches: Listed & { readonly query: string };
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

const NAME = 'recipes';
const VERSION = 2;
const KEY_PATHS = { recipes: 'id', searches: 'query', cuisines: 'name', daily: 'key' } as const;
export const STORE_NAMES = ['recipes', 'searches', 'cuisines', 'daily'] as const;

/** How long a page waits for the browser database before it goes on without. */
const OPEN_LIMIT_MS = 2_000;

/**
 * The browser database, opened when it is first needed. `get` gives undefined while there is none: the
 * browser forbids it, its files are broken, a newer version of the product made it, or another tab
 * holds an older version of it open. Waiting for it ends after `limitMs`, once; when it opens after
 * all, later calls have it.
 */
export function recipeDatabase(limitMs: number = OPEN_LIMIT_MS) {
  let opening: Promise<void> | undefined;
  let open: Database | undefined;
  let patient = true;

  async function start(): Promise<void> {
    try {
      open = await openDB<Schema>(NAME, VERSION, {
        // Whatever an older version kept is only a cache: it is dropped, not converted.
        upgrade(database) {
          for (const name of database.objectStoreNames) database.deleteObjectStore(name);
          for (const name of STORE_NAMES) {
            database.createObjectStore(name, { keyPath: KEY_PATHS[name] });
          }
        },
        // Another tab wants a newer version: this tab lets go, so that it need not wait.
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

/** Waits for the work, but no longer than `limitMs`. It never fails. */
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
