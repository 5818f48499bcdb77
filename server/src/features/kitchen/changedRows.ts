/**
 * What to delete and what to insert, so that a table has the later rows.
 *
 * Shape   `gone` has those that changed as well: they are inserted anew.
 */
export function changedRows<T>({
  before,
  after,
  id,
  isSame,
}: {
  before: readonly T[];
  after: readonly T[];
  id: (row: T) => string;
  isSame: (a: T, b: T) => boolean;
}): { gone: T[]; changed: T[] } {
  const old = new Map(before.map((row) => [id(row), row]));
  const kept = new Set<string>();
  const changed = after.filter((row) => {
    const was = old.get(id(row));
    const stays = was !== undefined && isSame(was, row);
    if (stays) kept.add(id(row));
    return !stays;
  });
  return { gone: before.filter((row) => !kept.has(id(row))), changed };
}

/** The members of a list with their places in it. */
export function placesOf<T>(list: readonly T[]): { one: T; place: number }[] {
  return list.map((one, place) => ({ one, place }));
}
