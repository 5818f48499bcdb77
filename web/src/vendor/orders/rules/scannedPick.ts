import { asksAboutWeight } from '@larder/shared/orders/weighing';

import { isPicked, type PickLine, type StorePicks } from './ordersPicking.ts';

/**
 * What a scanned product is to a pick list. `take`: a line that is not picked yet; `asked`: what is left waits for an answer about
 * its weight; `taken`: only lines that are picked; `stores`: several stores want it, and who scans stands in one of them.
 */
type ScannedPick =
  | { readonly kind: 'take' | 'asked' | 'taken'; readonly line: PickLine }
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
  const left = lines.filter(({ line }) => !isPicked(line));
  const open = left.filter(({ line }) => !asksAboutWeight(line));
  const stores = [...new Set(open.map(({ store_name }) => store_name))];
  if (stores.length > 1) return { kind: 'stores', stores };
  const [[next], [asked], [taken]] = [open, left, lines];
  if (next) return { kind: 'take', line: next.line };
  if (asked) return { kind: 'asked', line: asked.line };
  return taken ? { kind: 'taken', line: taken.line } : { kind: 'other' };
}
