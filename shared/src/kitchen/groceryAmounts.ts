import { compareText } from '#basics/text';
import { isLine, LIMITS } from '#basics/validation';
import { formatQuantity } from '#food/amountText';
import { gramsPerMl, type InBase, measure, type Weights } from '#food/measures';
import type { PackSize } from '#food/packs.model';
import {
  type BaseQuantity,
  type BaseUnit,
  dimensionOf,
  exactBaseQuantity,
  normaliseUnit,
  roundQuantity,
  type UnitSystem,
  US_VOLUMES,
  US_WEIGHTS,
} from '#food/units';

import type { Amount, Contribution, ListLine } from './groceryList.model.ts';
import { scaleAmount } from './servings.ts';

/** The recipe_id of manually added items. */
export const MANUAL = 'manual';

/** An amount that a line wants, for the servings; see `Contribution`. */
type Wanted = Amount & {
  readonly low?: number | undefined;
  readonly metric?: Amount | undefined;
};

/** What amounts of a line are made of. */
export type Measured = Pick<ListLine, 'contributions' | 'edited' | 'density' | 'grams'>;

/** A displayed amount; all but the first have a note about their unit. */
export type ListAmount = Amount & {
  readonly low?: number | undefined;
  readonly note?: string;
};

/** US units; amounts in these alone are not converted to metric. */
const US_UNITS = [...US_VOLUMES, ...US_WEIGHTS];

/**
 * The amounts of a line, merged as far as units allow.
 *
 * Shape   amounts of one dimension add up: in a shared unit, in the largest of several US units, else in g or
 *         ml (and count). What is known by weight joins in g: volume by density, cloves and bunches by their
 *         measures. Other amounts add up only with themselves and stay apart, with a note. Only unmeasured contributions ("to taste")
 *         give one amount of 0. Independent of the order of contributions.
 */
export function lineAmounts(line: Measured, system: UnitSystem = 'us'): ListAmount[] {
  const amounts = wantedAmounts(line)
    .filter(({ amount }) => amount > 0)
    .map((one) => (system === 'metric' ? inMetric(one) : one));
  const groups = new Map<string, Wanted[]>();
  for (const amount of joinKnown(amounts, line)) {
    const group = groupOf(amount);
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
  readonly written?: readonly PackSize[];
};

/**
 * What stores are asked for.
 *
 * Units   as `lineBaseQuantities`; at most what the server takes.
 * Shape   where an amount is only assumed, or is less than the 1 it is rounded to, one need with all amounts
 *         as they were written. A unit that cannot be sent is "other": nobody knows it either way.
 */
export function lineNeeds(line: Measured): LineNeed[] {
  const exact = exactQuantities(line);
  const needs = lineBaseQuantities(line).map(({ amount, unit }) => ({
    unit_quantity: Math.min(amount, LIMITS.neededQuantity),
    unit,
  }));
  const [first] = needs;
  const isTiny = exact.every(({ amount }) => amount > 0 && amount < 1);
  if (!first || (!isTiny && assumedUnit(line) === undefined)) return needs;
  const amounts = wantedAmounts(line).filter(({ amount }) => amount > 0);
  const sent = amounts.map(measuredAmount).map(({ amount, unit }) => ({
    amount,
    unit: isLine(unit, LIMITS.writtenUnit) ? unit : 'other',
  }));
  const written = [...Map.groupBy(sent, ({ unit }) => unit)].map(([unit, same]) => ({
    unit_quantity: Math.min(
      same.reduce((sum, { amount }) => sum + amount, 0),
      LIMITS.neededQuantity,
    ),
    unit,
  }));
  return written.length > LIMITS.writtenAmounts ? needs : [{ ...first, written }];
}

/** As `lineBaseQuantities`, not rounded. */
export function exactQuantities(line: Measured): BaseQuantity[] {
  const sums = new Map<BaseUnit, number>();
  for (const one of wantedAmounts(line)) {
    const base = baseOf(one, line);
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

/** The first unit whose weight is only assumed; undefined when all are known. */
export function assumedUnit(line: Measured): string | undefined {
  return wantedAmounts(line).find((one) => one.amount > 0 && baseOf(one, line).grade === 'D')?.unit;
}

/** The shopper's own amount and what was added after it, in a fixed order. */
function wantedAmounts(line: Measured): Wanted[] {
  const contributed = line.contributions
    .filter(({ covered }) => covered !== true)
    .map(scaledContribution);
  const edited = line.edited && measuredEdit(line.edited, line.contributions);
  // Floating point sums depend on the order, so it is fixed.
  return [...(edited ? [edited] : []), ...contributed].toSorted(
    (a, b) => compareText(a.unit, b.unit) || a.amount - b.amount,
  );
}

/**
 * The shopper's amount, with the weight that the amounts it replaces have: 1½ cups weigh half as much again as 1 cup
 * of 15 g. Of another kind of unit, or where one of them has no weight, nothing is known.
 */
function measuredEdit(edited: Amount, contributions: readonly Contribution[]): Wanted {
  const wanted = { amount: edited.amount, unit: normaliseUnit(edited.unit) };
  const isVolume = dimensionOf(wanted.unit) === 'volume';
  if (isMass(wanted.unit)) return wanted;
  const replaced = contributions
    .filter(({ covered, amount, unit }) => {
      const isAlike = isVolume
        ? dimensionOf(unit) === 'volume'
        : normaliseUnit(unit) === wanted.unit;
      return covered === true && amount > 0 && isAlike;
    })
    .map(scaledContribution);
  const metrics = replaced.flatMap(({ metric }) => (metric && metric.amount > 1 ? [metric] : []));
  const [metric] = metrics;
  const isWhole = metrics.length === replaced.length;
  if (!metric || !isWhole || metrics.some(({ unit }) => unit !== metric.unit)) return wanted;
  const size = ({ amount, unit }: Amount) =>
    isVolume ? exactBaseQuantity(amount, unit).amount : amount;
  const share = size(wanted) / sumOf(replaced.map(size));
  return {
    ...wanted,
    metric: { amount: sumOf(metrics.map(({ amount }) => amount)) * share, unit: metric.unit },
  };
}

function isMass(unit: string): boolean {
  return dimensionOf(unit) === 'mass';
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** An amount of a contribution for the wanted servings; one that is fixed as it is. */
export function scaledFor(
  amount: number,
  { recipeServings, servings, fixed }: Pick<Contribution, 'recipeServings' | 'servings' | 'fixed'>,
): number {
  return fixed === true ? amount : scaleAmount(amount, recipeServings, servings);
}

/** For the wanted servings. */
function scaledContribution(one: Contribution): Wanted {
  const { amount, low, unit, metric } = one;
  const scaled = (of: number) => scaledFor(of, one);
  return {
    amount: scaled(amount),
    ...(low !== undefined && { low: scaled(low) }),
    unit: normaliseUnit(unit),
    ...(metric && {
      metric: { amount: scaled(metric.amount), unit: normaliseUnit(metric.unit) },
    }),
  };
}

/** The amount to convert. Recipes round to whole grams, at least 1, which says little of a pinch. */
function measuredAmount({ amount, unit, metric }: Wanted): Amount {
  return metric && metric.amount > 1 ? metric : { amount, unit };
}

function baseOf(one: Wanted, known: Weights): InBase {
  const { amount, unit } = measuredAmount(one);
  return measure({ low: amount, high: amount, unit }, known);
}

function inMetric(one: Wanted): Wanted {
  const dimension = dimensionOf(one.unit);
  if (dimension !== 'mass' && dimension !== 'volume') return one;
  if (one.metric) return one.metric;
  const { amount, unit } = exactBaseQuantity(one.amount, one.unit);
  return { amount, unit: unit === 'gm' ? 'g' : 'ml' };
}

/** Amounts of one group add up. */
function groupOf({ unit }: Amount): string {
  const dimension = dimensionOf(unit);
  return dimension === 'other' ? `other ${unit}` : dimension;
}

/** Amounts of several groups whose weight is known, in g. */
function joinKnown(amounts: readonly Wanted[], line: Measured): readonly Wanted[] {
  const weighed = amounts.map((one) => {
    const { amount, unit } = measuredAmount(one);
    const { high, unit: base, grade } = measure({ low: amount, high: amount, unit }, line, 'gm');
    return { one, grams: base === 'gm' && grade !== 'D' ? high : undefined };
  });
  const known = weighed.filter(({ grams }) => grams !== undefined);
  if (new Set(known.map(({ one }) => groupOf(one))).size < 2) return amounts;
  return weighed.map(({ one, grams }) =>
    grams === undefined ? one : { amount: grams, unit: 'g' },
  );
}

/** Sums amounts of one dimension. */
function addUp(amounts: readonly Wanted[]): ListAmount {
  const units = [...new Set(amounts.map(({ unit }) => unit))];
  const [unit = ''] = units;
  const total = (one: (amount: Amount) => number) => amounts.reduce((sum, a) => sum + one(a), 0);
  if (units.length === 1) return { amount: total(({ amount }) => amount), ...lowOf(amounts), unit };
  const dimension = dimensionOf(unit);
  if (dimension === 'count') return { amount: total(({ amount }) => amount), unit: 'count' };
  const common = commonUnit(units) ?? (dimension === 'mass' ? 'g' : 'ml');
  const base = total(({ amount, unit: of }) => exactBaseQuantity(amount, of).amount);
  return { amount: base / exactBaseQuantity(1, common).amount, unit: common };
}

/** The lower end of the sum, where one of the amounts is a range. */
function lowOf(amounts: readonly Wanted[]): { low?: number } {
  if (amounts.every(({ low }) => low === undefined)) return {};
  return { low: amounts.reduce((sum, { amount, low }) => sum + (low ?? amount), 0) };
}

function commonUnit(units: readonly string[]): string | undefined {
  if (!units.every((unit) => US_UNITS.includes(unit))) return undefined;
  return units.toSorted((a, b) => US_UNITS.indexOf(b) - US_UNITS.indexOf(a))[0];
}
