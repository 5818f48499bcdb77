import type { GroceryList } from '#kitchen/groceryList.model';

/** Dates the lines that are new on the list. Units: `listedAt` in milliseconds since 1970. */
export function dateNewLines(list: GroceryList, listedAt: number): GroceryList {
  const lines = list.lines.map((line) =>
    line.listedAt === undefined ? { ...line, listedAt } : line,
  );
  return { ...list, lines };
}

/** Selects or deselects lines: those with these keys, or all. */
export function setSelected(
  list: GroceryList,
  selected: boolean,
  keys?: readonly string[],
): GroceryList {
  const lines = list.lines.map((line) =>
    keys === undefined || keys.includes(line.key) ? { ...line, selected } : line,
  );
  return { ...list, lines };
}
