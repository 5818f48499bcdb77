import { ProviderRecipe } from '@larder/shared/contract/provider';
import { shouldDelete } from '@larder/shared/domain/providerBudget';
import * as z from 'zod/mini';

import {
  type recipeDatabase,
  type Records,
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

export type RecipeCache = ReturnType<typeof recipeCache>;

/**
 * The provider's answers in the browser database. Only a cache: missing, broken or unreachable records are
 * undefined, and failed writes are ignored. Never throws.
 */
export function recipeCache(database: ReturnType<typeof recipeDatabase>) {
  async function read<Name extends StoreName>(
    store: Name,
    key: string | number,
  ): Promise<Records[Name] | undefined> {
    const record = await attempt(async (open) => open.get(store, IDBKeyRange.only(key)));
    return valid(store, record);
  }

  async function write<Name extends StoreName>(store: Name, record: Records[Name]): Promise<void> {
    await attempt(async (open) => open.put(store, record));
  }

  /** The newest picks, for days when new ones cannot be fetched. */
  async function newestDaily(): Promise<Records['daily'] | undefined> {
    const all = await attempt(async (open) => open.getAll('daily'));
    return all
      ?.toSorted((a, b) => b.timestamp - a.timestamp)
      .map((record) => valid('daily', record))
      .find((record) => record !== undefined);
  }

  /** Deletes records older than twice their lifetime. Units: `at` in milliseconds since 1970. */
  async function clean(at: number): Promise<void> {
    for (const store of STORE_NAMES) {
      await attempt(async (open) => {
        const records = open.transaction(store, 'readwrite').store;
        for (let cursor = await records.openCursor(); cursor; cursor = await cursor.continue()) {
          if (isOld(store, at - cursor.value.timestamp)) await cursor.delete();
        }
      });
    }
  }

  async function attempt<T>(
    work: (open: NonNullable<Awaited<ReturnType<typeof database.get>>>) => Promise<T>,
  ): Promise<T | undefined> {
    const open = await database.get();
    if (!open) return undefined;
    try {
      return await within(work(open), READ_LIMIT_MS);
    } catch {
      return undefined;
    }
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
