import { foldText } from '#basics/text';
import { gramsPerMl } from '#food/measures';
import type { PackSize } from '#food/packs.model';
import { amountOfNeeds, packAmount } from '#stores/offers';

import type { CartItem } from './carts.model.ts';
import { foodName, foodOf } from './carts.ts';
import { type LineNeed, lineNeeds } from './groceryAmounts.ts';
import type { GroceryList, ListLine } from './groceryList.model.ts';

/**
 * What a food of an order was bought for.
 *
 * Shape   `name` is the food's. `needs` are the list's amounts when the packs are just what they
 *         take; empty when the shopper chose more or fewer packs, so that these count. `lines` are the list's,
 *         `recipes` their titles.
 */
export type Served = {
  readonly name: string;
  readonly needs: readonly LineNeed[];
  readonly lines: readonly {
    readonly key: string;
    readonly name: string;
    readonly recipes: readonly string[];
  }[];
};

/** Ids of all packs that may be bought for a list line, by its folded name. */
export type PacksOfLines = ReadonlyMap<string, ReadonlySet<string>>;

/** The selected lines of the list that each food of an order serves; foods that serve none are left out. */
export function servedBy(
  list: GroceryList,
  items: readonly CartItem[],
  packs: PacksOfLines,
): Served[] {
  const selected = list.lines.filter((line) => line.selected);
  return [...Map.groupBy(items, (item) => foodOf(item)).values()].flatMap((group) => {
    const lines = selected.filter((line) => group.some((item) => isFor(item, line, packs)));
    const [first] = group;
    if (!first || lines.length === 0) return [];
    return [
      {
        name: foodName(first),
        needs: areJustEnough(group, lines) ? lines.flatMap((line) => lineNeeds(line)) : [],
        lines: lines.map((line) => ({ key: line.key, name: line.name, recipes: titlesOf(line) })),
      },
    ];
  });
}

/**
 * The lines of the list that are still just what an order served: on it when that was placed, and wanted by no
 * recipe since.
 *
 * Units   `at` in milliseconds since 1970, by the clock of the list.
 */
export function stillListed(list: GroceryList, served: readonly Served[], at: number): string[] {
  const recipes = new Map(
    served.flatMap(({ lines }) => lines.map((line) => [line.key, line.recipes] as const)),
  );
  return list.lines
    .filter((line) => {
      const known = recipes.get(line.key);
      const isSame = titlesOf(line).every((title) => known?.includes(title));
      return known !== undefined && isSame && (line.listedAt ?? 0) <= at;
    })
    .map((line) => line.key);
}

function isFor(item: CartItem, line: ListLine, packs: PacksOfLines): boolean {
  const lineName = foldText(line.name);
  return (
    line.ingredient_id === item.ingredient_id ||
    lineName === foodOf(item) ||
    packs.get(lineName)?.has(item.ingredient_id) === true
  );
}

function titlesOf({ contributions }: ListLine): string[] {
  const titles = contributions.map((one) => one.title ?? '');
  return [...new Set(titles)].filter((title) => title !== '');
}

/** Whether the packs cover the lines, and would not with one of the smallest less. */
function areJustEnough(items: readonly CartItem[], lines: readonly ListLine[]): boolean {
  const amounts = amountsOf(items, lines);
  if (!amounts) return false;
  const { needed, held, smallest, tolerance } = amounts;
  return needed <= held + tolerance && held - smallest < Math.max(needed, tolerance);
}

/**
 * What lines need together, and what packs of their food bring.
 *
 * Units   all in gm or ml; the `tolerance` is a billionth of the smallest pack, as in packsNeeded.
 * Shape   undefined when nothing converts them into one unit, or an amount is not finite.
 */
export function amountsOf(
  items: readonly CartItem[],
  lines: readonly ListLine[],
): { needed: number; held: number; smallest: number; tolerance: number } | undefined {
  const [pack] = items;
  const wanted = lines.flatMap((line) => lineNeeds(line)).flatMap(asWritten);
  if (!pack || !wanted.every(({ unit_quantity }) => Number.isFinite(unit_quantity)))
    return undefined;
  const weights = lines.find((line) => gramsPerMl(line) !== undefined) ?? {};
  const { unit } = packAmount(pack, weights);
  const needed = amountOfNeeds(wanted, { known: { ...weights, pack }, into: unit });
  const amounts = items.map((item) => ({
    one: packAmount(item, weights, unit),
    quantity: item.quantity,
  }));
  if (needed.unit !== unit || amounts.some(({ one }) => one.unit !== unit)) return undefined;
  const smallest = Math.min(...amounts.map(({ one }) => one.amount));
  return {
    needed: needed.amount,
    held: amounts.reduce((sum, { one, quantity }) => sum + one.amount * quantity, 0),
    smallest,
    tolerance: smallest * 1e-9,
  };
}

function asWritten({ written, ...need }: LineNeed): readonly PackSize[] {
  return written ?? [need];
}
