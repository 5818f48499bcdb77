/**
 * The rows to delete from a table and to insert into it, to get from `before` to `after`.
 *
 * Shape   a changed row is in both: its old version in `gone`, its new one in `changed`.
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

/** The entries of a list with their positions. */
export function placesOf<T>(list: readonly T[]): { one: T; place: number }[] {
  return list.map((one, place) => ({ one, place }));
}
