import { foldText } from '#basics/text';
import { LIMITS } from '#basics/validation';
import { categoryOf } from '#food/aisles';
import { formatQuantity } from '#food/amountText';
import type { UnitGrams } from '#food/measures';
import { boughtForOne, withoutPeeledWords } from '#food/peeledWeight';
import { normaliseUnit } from '#food/units';

import { MANUAL } from './groceryAmounts.ts';
import type { Contribution, GroceryList, ListLine } from './groceryList.model.ts';
import { removeLine, restoreLine } from './groceryList.ts';
import type { KnownItem } from './kitchenOps.model.ts';
import { meantNames } from './meantNames.ts';
import { gramsFor } from './ownGrams.ts';

/**
 * Names of lines that the shopper wrote and of which the catalogue was not asked or knew nothing; also of those
 * that a recipe is on, because a recipe brings the weights of its own units only.
 */
export function unidentifiedNames(list: GroceryList): string[] {
  return list.lines.filter(isUnidentified).flatMap(namesOf);
}

/**
 * The measure that a name counts: 2 "romaine hearts" are 2 hearts, 4 "baby bok choy" 4 babies.
 *
 * Shape   of the `grams` of its ingredient; undefined where it names none.
 */
export function countedPart(name: string, grams: UnitGrams | null | undefined): string | undefined {
  const words = foldText(name).split(' ');
  return [words.at(-1), words[0]]
    .map((word = '') => normaliseUnit(word))
    .find((unit) => grams && Object.hasOwn(grams, unit));
}

/**
 * An amount as one buys it: 500 g of "peeled pineapple" are 980 g, with a note of what was written.
 *
 * Shape   the same where the weight is that of what is bought. `grams` are those of its ingredient.
 */
export function asBought<One extends WrittenAmount>(
  one: One,
  name: string,
  grams: UnitGrams | null | undefined,
): One {
  const more = boughtForOne({ original: name, unit: one.unit }, grams);
  if (more === 1 || one.amount === 0) return one;
  const written = `${formatQuantity(one.amount, one.unit)} ${name}`;
  const both = one.note === undefined || one.note === '' ? written : `${one.note}, ${written}`;
  const note = [both, written].find(({ length }) => length <= LIMITS.name);
  return {
    ...one,
    amount: one.amount * more,
    ...(one.low !== undefined && { low: one.low * more }),
    ...(note !== undefined && { note }),
  };
}

type WrittenAmount = {
  readonly amount: number;
  readonly unit: string;
  readonly low?: number | undefined;
  readonly note?: string | undefined;
};

/** A line that the shopper wrote, with the amounts of its ingredient that one buys, by the name of that. */
function lineAsBought(
  { name, contributions, edited }: ListLine,
  grams: UnitGrams | null | undefined,
): Pick<ListLine, 'name' | 'contributions' | 'edited'> {
  const isMore = [...contributions.filter(isByHand), edited].some(
    (one) => one !== undefined && boughtForOne({ original: name, unit: one.unit }, grams) !== 1,
  );
  if (!isMore) return { name, contributions, edited };
  return {
    name: withoutPeeledWords(name),
    contributions: contributions.map((one) => (isByHand(one) ? asBought(one, name, grams) : one)),
    edited: edited && {
      ...edited,
      amount: edited.amount * boughtForOne({ original: name, unit: edited.unit }, grams),
    },
  };
}

function namesOf({ name, contributions }: ListLine): string[] {
  const units = new Set(contributions.filter(isByHand).map(({ unit }) => unit));
  const [unit = ''] = units;
  return units.size === 1 ? meantNames({ name, unit }) : [name];
}

function isByHand({ recipe_id }: Contribution): boolean {
  return recipe_id === MANUAL;
}

function isUnidentified({ ingredient_id, contributions }: ListLine): boolean {
  const byHand = contributions.filter(isByHand).length;
  return byHand > 0 && (ingredient_id === undefined || byHand < contributions.length);
}

/**
 * Gives the shopper's lines the ingredients that their names mean. A line joins that of its ingredient; the
 * shopper's category and weights stay. The same list when nothing was found.
 *
 * Shape   without `isWhole` a weight without peel stays as it was written.
 */
export function identifyLines(
  list: GroceryList,
  find: (name: string) => KnownItem | null | undefined,
  isWhole = true,
): GroceryList {
  return list.lines.filter(isUnidentified).reduce((now, line) => {
    const known = knownOf(line, find);
    if (!known) return now;
    return line.ingredient_id === undefined
      ? identify(now, line, { known, isWhole })
      : weigh(now, line, known);
  }, list);
}

/** The shopper's lines whose ingredients are known, with these. */
export function identifiable<Line extends ListLine>(
  lines: readonly Line[],
  find: (name: string) => KnownItem | null | undefined,
): { line: Line; known: KnownItem }[] {
  return lines.filter(isUnidentified).flatMap((line) => {
    const known = knownOf(line, find);
    return known ? [{ line, known }] : [];
  });
}

/** undefined also while it is not looked up yet. */
function knownOf(
  line: ListLine,
  find: (name: string) => KnownItem | null | undefined,
): KnownItem | undefined {
  return (
    namesOf(line)
      .map(find)
      .find((one) => one !== null) ?? undefined
  );
}

/** Adds missing unit weights to a known line. */
function weigh(
  list: GroceryList,
  line: ListLine,
  { ingredient_id, grams }: KnownItem,
): GroceryList {
  const isKnown = (unit: string) => line.grams !== undefined && Object.hasOwn(line.grams, unit);
  if (line.ingredient_id !== ingredient_id || Object.keys(grams ?? {}).every(isKnown)) return list;
  const weighed = { ...line, grams: { ...grams, ...line.grams } };
  return { ...list, lines: list.lines.map((one) => (one.key === line.key ? weighed : one)) };
}

function identify(
  list: GroceryList,
  line: ListLine,
  { known, isWhole }: { known: KnownItem; isWhole: boolean },
): GroceryList {
  const { list: others, removed } = removeLine(list, line.key);
  if (!removed) return list;
  const { ingredient_id, image, density, grams } = known;
  const own = list.ownCategories.find(([of]) => of === line.key)?.[1];
  const part = countedPart(line.name, grams);
  const bought = lineAsBought(line, isWhole ? grams : undefined);
  const identified = {
    ...line,
    ...bought,
    contributions: bought.contributions.map((one) =>
      part !== undefined && one.unit === '' && isByHand(one) ? { ...one, unit: part } : one,
    ),
    key: ingredient_id,
    ingredient_id,
    image: line.image ?? image ?? undefined,
    category: line.category === 'Other' ? categoryOf(null, known.category, own) : line.category,
    density: density && density > 0 ? density : undefined,
    grams: gramsFor(list.ownGrams ?? [], grams, [line.key, ingredient_id]),
  };
  const joined = restoreLine(others, { line: identified, index: removed.index });
  const weights = (list.ownGrams ?? []).filter(([of]) => of === line.key);
  return {
    ...joined,
    ...(own !== undefined && { ownCategories: [...joined.ownCategories, [ingredient_id, own]] }),
    ...(weights.length > 0 && {
      ownGrams: [
        ...(joined.ownGrams ?? []),
        ...weights.map(([, unit, one]) => [ingredient_id, unit, one] as const),
      ],
    }),
  };
}
