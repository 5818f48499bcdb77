/* Drafts that are too large for browser storage. Each person has a database of their own: forgetting it is deleting it. */

const STORE = 'parts';
const nameOf = (id: string): string => `@${id}/drafts`;

/**
 * Keeps a part of a draft for its person, under a name; one of undefined is dropped.
 *
 * Shape   whether it is kept: a browser without databases, or a full one, keeps nothing.
 */
export async function keepPart(id: string, name: string, part: unknown): Promise<boolean> {
  const kept = await withDatabase(id, async (database) => {
    if (part === undefined) await database.delete(STORE, name);
    else await database.put(STORE, part, name);
    return true;
  });
  return kept ?? false;
}

/** What was kept, unchecked; undefined for nothing. */
export async function readPart(id: string, name: string): Promise<unknown> {
  return withDatabase<unknown>(id, (database) => database.get(STORE, name));
}

/** Drops all of a person's. Errors  none: without databases nothing was kept. */
export function forgetDrafts(id: string): void {
  try {
    indexedDB.deleteDatabase(nameOf(id));
  } catch {
    // Forbidden databases cannot be read either.
  }
}

type Database = Awaited<ReturnType<typeof open>>;

async function open(id: string) {
  const { openDB } = await import('idb');
  return openDB(nameOf(id), 1, {
    upgrade: (database) => {
      database.createObjectStore(STORE);
    },
  });
}

/** Open for one use, so that it can be deleted at any time. */
async function withDatabase<Kept>(
  id: string,
  use: (database: Database) => Promise<Kept>,
): Promise<Kept | undefined> {
  try {
    const database = await open(id);
    try {
      return await use(database);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
