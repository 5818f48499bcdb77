import { isPicked, type PickLine, type StorePicks } from './ordersPicking.ts';

/**
 * What a scanned product is to a pick list. `take`: a line that is not picked yet; `taken`: only lines that are; `stores`:
 * several stores want it, and who scans stands in one of them.
 */
type ScannedPick =
  | { readonly kind: 'take' | 'taken'; readonly line: PickLine }
  | { readonly kind: 'stores'; readonly stores: readonly string[] }
  | { readonly kind: 'other' };

export function scannedPick(
  lists: readonly Pick<StorePicks<unknown>, 'store_name' | 'aisles'>[],
  ingredient_id: string | undefined,
): ScannedPick {
  const lines = lists.flatMap(({ store_name, aisles }) =>
    aisles
      .flatMap((aisle) => aisle.lines)
      .filter((line) => line.ingredient_id === ingredient_id)
      .map((line) => ({ store_name, line })),
  );
  const open = lines.filter(({ line }) => !isPicked(line));
  const stores = [...new Set(open.map(({ store_name }) => store_name))];
  if (stores.length > 1) return { kind: 'stores', stores };
  const [first] = open.length > 0 ? open : lines;
  if (!first) return { kind: 'other' };
  return { kind: open.length > 0 ? 'take' : 'taken', line: first.line };
}
