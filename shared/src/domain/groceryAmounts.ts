import {
  type Grade,
  gramsPerMl,
  measure,
  type UnitGrams,
  type Weights,
  worse,
} from './measures.ts';
import { formatQuantity, scaleAmount } from './recipes.ts';
import { compareText } from './text.ts';
import {
  type BaseQuantity,
  type BaseUnit,
  dimensionOf,
  exactBaseQuantity,
  normaliseUnit,
  roundQuantity,
} from './units.ts';
import { LIMITS } from './validation.ts';

/** The recipe_id of manually added items. */
export const MANUAL = 'manual';

/**
 * What a recipe (or the shopper) adds to a line.
 *
 * Units   `amount` counts `unit` for `recipeServings` servings; `servings` are wanted. Kept apart, so that
 *         changing servings back and forth is exact.
 * Shape   `covered`: replaced by an amount that the shopper wrote.
 */
export type Contribution = {
  readonly recipe_id: string;
  readonly title?: string | undefined;
  readonly amount: number;
  readonly unit: string;
  readonly recipeServings: number;
  readonly servings: number;
  readonly covered?: boolean | undefined;
};

export type Amount = { readonly amount: number; readonly unit: string };

/** `density` in g per ml; `grams` of a piece, a clove, a bunch, as the catalogue has them. */
export type Measured = {
  readonly contributions: readonly Contribution[];
  readonly edited?: Amount | undefined;
  readonly density?: number | undefined;
  readonly grams?: UnitGrams | undefined;
};

/** A displayed amount; all but the first have a note about their unit. */
export type ListAmount = Amount & { readonly note?: string };

/** US units; amounts in these alone are not converted to metric. */
const US_UNITS: readonly string[] = [
  'tsp',
  'tbsp',
  'fl oz',
  'cup',
  'pint',
  'quart',
  'gallon',
  'oz',
  'lb',
];

/**
 * The amounts of a line, merged as far as units allow.
 *
 * Shape   amounts of one dimension add up: in a shared unit, in the largest of several US units, else in g or
 *         ml (and count). With a density, volume joins mass in g. Units such as clove and bunch add up only
 *         with themselves. Other amounts stay apart, with a note. Only unmeasured contributions ("to taste")
 *         give one amount of 0. Independent of the order of contributions.
 */
export function lineAmounts(line: Measured): ListAmount[] {
  const amounts = ownAmounts(line).filter(({ amount }) => amount > 0);
  const groups = new Map<string, Amount[]>();
  for (const amount of joinByDensity(amounts, line)) {
    const dimension = dimensionOf(amount.unit);
    const group = dimension === 'other' ? `other ${amount.unit}` : dimension;
    groups.set(group, [...(groups.get(group) ?? []), amount]);
  }
  const order = ['mass', 'volume', 'count'];
  const rank = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);
  const merged = [...groups]
    .toSorted(([a], [b]) => rank(a) - rank(b) || compareText(a, b))
    .map(([, group]) => addUp(group));
  if (merged.length === 0) return [{ amount: 0, unit: '' }];
  return merged.map((one, index) =>
    index === 0 ? one : { ...one, note: `Also ${formatQuantity(one.amount, one.unit)}` },
  );
}

/**
 * The quantity to compare stores for; two, of mass and volume, when no density joins them.
 *
 * Units   whole gm or ml, at least 1; converted by `measure`, added, then rounded.
 */
export function lineBaseQuantities(line: Measured): BaseQuantity[] {
  return exactQuantities(line).map(roundQuantity);
}

/** A quantity to ask stores for, in gm or ml; `written` tells the server more than these. */
export type LineNeed = {
  readonly unit_quantity: number;
  readonly unit: BaseUnit;
  readonly written?: readonly Written[];
};

type Written = { readonly unit_quantity: number; readonly unit: string };

/**
 * What stores are asked for.
 *
 * Units   as `lineBaseQuantities`.
 * Shape   where an amount is only assumed, or is less than the 1 it is rounded to, one need with all amounts
 *         as they were written.
 */
export function lineNeeds(line: Measured): LineNeed[] {
  const exact = exactQuantities(line);
  const needs = lineBaseQuantities(line).map(({ amount, unit }) => ({
    unit_quantity: amount,
    unit,
  }));
  const [first] = needs;
  const amounts = ownAmounts(line).filter(({ amount }) => amount > 0);
  const isTiny = exact.every(({ amount }) => amount < 1);
  if (!first || amounts.length === 0 || (!isTiny && gradeOf(amounts, line) !== 'D')) return needs;
  const written = [...Map.groupBy(amounts, ({ unit }) => unit)].map(([unit, same]) => ({
    unit_quantity: same.reduce((sum, { amount }) => sum + amount, 0),
    unit,
  }));
  return written.length > LIMITS.writtenAmounts ? needs : [{ ...first, written }];
}

function exactQuantities(line: Measured): BaseQuantity[] {
  const sums = new Map<BaseUnit, number>();
  for (const { amount, unit } of ownAmounts(line)) {
    const base = measure({ low: amount, high: amount, unit }, line);
    sums.set(base.unit, (sums.get(base.unit) ?? 0) + base.high);
  }
  const density = gramsPerMl(line);
  if (density !== undefined && sums.size === 2) {
    const [gm, ml] = [sums.get('gm') ?? 0, sums.get('ml') ?? 0];
    sums.clear();
    sums.set('gm', gm + ml * density);
  }
  const measured = [...sums].filter(([, amount]) => amount > 0);
  const wanted = measured.length > 0 ? measured : [...sums].slice(0, 1);
  return wanted
    .map(([unit, amount]) => ({ amount, unit }))
    .toSorted((a, b) => compareText(a.unit, b.unit));
}

function gradeOf(amounts: readonly Amount[], known: Weights): Grade {
  return amounts
    .map(({ amount, unit }) => measure({ low: amount, high: amount, unit }, known).grade)
    .reduce(worse, 'A');
}

/** The shopper's own amount and what was added after it, in a fixed order. */
function ownAmounts(line: Measured): Amount[] {
  const contributed = line.contributions
    .filter(({ covered }) => covered !== true)
    .map(({ amount, unit, recipeServings, servings }) => ({
      amount: scaleAmount(amount, recipeServings, servings),
      unit: normaliseUnit(unit),
    }));
  const edited = line.edited && {
    amount: line.edited.amount,
    unit: normaliseUnit(line.edited.unit),
  };
  // Floating point sums depend on the order, so it is fixed.
  return [...(edited ? [edited] : []), ...contributed].toSorted(
    (a, b) => compareText(a.unit, b.unit) || a.amount - b.amount,
  );
}

function joinByDensity(amounts: readonly Amount[], line: Measured): readonly Amount[] {
  const density = gramsPerMl(line);
  const dimensions = new Set(amounts.map(({ unit }) => dimensionOf(unit)));
  if (density === undefined || !dimensions.has('mass') || !dimensions.has('volume')) return amounts;
  return amounts.map((one) =>
    dimensionOf(one.unit) === 'volume'
      ? { amount: exactBaseQuantity(one.amount, one.unit).amount * density, unit: 'g' }
      : one,
  );
}

/** Sums amounts of one dimension. */
function addUp(amounts: readonly Amount[]): Amount {
  const units = [...new Set(amounts.map(({ unit }) => unit))];
  const [unit = ''] = units;
  const total = (one: (amount: Amount) => number) => amounts.reduce((sum, a) => sum + one(a), 0);
  if (units.length === 1) return { amount: total(({ amount }) => amount), unit };
  const dimension = dimensionOf(unit);
  if (dimension === 'count') return { amount: total(({ amount }) => amount), unit: 'count' };
  const common = commonUnit(units) ?? (dimension === 'mass' ? 'g' : 'ml');
  const base = total(({ amount, unit: of }) => exactBaseQuantity(amount, of).amount);
  return { amount: base / exactBaseQuantity(1, common).amount, unit: common };
}

function commonUnit(units: readonly string[]): string | undefined {
  if (!units.every((unit) => US_UNITS.includes(unit))) return undefined;
  return units.toSorted((a, b) => US_UNITS.indexOf(b) - US_UNITS.indexOf(a))[0];
}
