import { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { shouldDelete } from '@larder/shared/recipes/providerBudget';
import * as z from 'zod/mini';

import {
  type makeRecipeDatabase,
  type Records,
  type Store,
  STORE_NAMES,
  type StoreName,
  within,
} from './database.ts';

const Timestamp = z.number();
const Recipes = z.array(ProviderRecipe);
const SCHEMAS = {
  recipes: z.object({ id: z.int(), recipe: ProviderRecipe, timestamp: Timestamp }),
  searches: z.object({
    query: z.string(),
    recipes: Recipes,
    total: z.int(),
    notes: z.array(z.string()),
    timestamp: Timestamp,
  }),
  cuisines: z.object({ name: z.string(), recipes: Recipes, total: z.int(), timestamp: Timestamp }),
  daily: z.object({ key: z.string(), recipes: Recipes, timestamp: Timestamp }),
} satisfies { [Name in StoreName]: z.ZodMiniType<Records[Name]> };

/** A day's picks live for that day. */
const DAY_MS = 24 * 60 * 60_000;

/** Maximum wait for one record before the network is asked. */
const READ_LIMIT_MS = 1_000;

export type RecipeCache = ReturnType<typeof makeRecipeCache>;

/**
 * The provider's answers in the browser database. Only a cache: missing, broken or unreachable records are
 * undefined, and failed writes are ignored. Never throws.
 */
export function makeRecipeCache(database: ReturnType<typeof makeRecipeDatabase>) {
  async function read<Name extends StoreName>(
    store: Name,
    key: string | number,
  ): Promise<Records[Name] | undefined> {
    const record = await attempt(store, 'readonly', async (records) =>
      records.get(IDBKeyRange.only(key)),
    );
    return valid(store, record);
  }

  async function write<Name extends StoreName>(store: Name, record: Records[Name]): Promise<void> {
    await attempt(store, 'readwrite', async (records) => records.put(record));
  }

  /** The newest picks, for days when new ones cannot be fetched. */
  async function newestDaily(): Promise<Records['daily'] | undefined> {
    const all = await attempt('daily', 'readonly', async (records) => records.getAll());
    return all
      ?.toSorted((a, b) => b.timestamp - a.timestamp)
      .map((record) => valid('daily', record))
      .find((record) => record !== undefined);
  }

  /** Deletes records older than twice their lifetime. Units: `at` in milliseconds since 1970. */
  async function clean(at: number): Promise<void> {
    for (const name of STORE_NAMES) {
      await attempt(name, 'readwrite', async (records) => {
        for (let cursor = await records.openCursor(); cursor; cursor = await cursor.continue()) {
          if (isOld(name, at - cursor.value.timestamp)) await cursor.delete();
        }
      });
    }
  }

  /**
   * What `act` finds in a transaction of its own. The end of the transaction is always awaited: one that the browser
   * aborts, for example because its data are cleared, fails even after its answers.
   */
  async function attempt<Name extends StoreName, Mode extends 'readonly' | 'readwrite', T>(
    store: Name,
    mode: Mode,
    act: (records: Store<Name, Mode>) => Promise<T>,
  ): Promise<T | undefined> {
    const open = await database.get();
    if (!open) return undefined;
    const work = async (): Promise<T> => {
      const transaction = open.transaction(store, mode);
      const [found] = await Promise.all([act(transaction.store), transaction.done]);
      return found;
    };
    return within(work(), READ_LIMIT_MS);
  }

  return { read, write, newestDaily, clean };
}

function valid<Name extends StoreName>(store: Name, record: unknown): Records[Name] | undefined {
  const parsed = SCHEMAS[store].safeParse(record);
  return parsed.success ? (parsed.data as Records[Name]) : undefined; // the schema of that store
}

function isOld(store: StoreName, age: number): boolean {
  // A record without a time is outdated: NaN fails every comparison.
  if (!Number.isFinite(age)) return true;
  return store === 'daily' ? age > 2 * DAY_MS : shouldDelete(store, age);
}
