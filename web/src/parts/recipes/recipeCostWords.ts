import { type Cents, cents, formatUsd } from '@larder/shared/basics/money';

import type { RecipeCost } from './recipeCost.ts';

/** A figure that rests on less of the weight than this is "at least". */
const ENOUGH = 0.9;

/** Differences named one by one. */
const NAMED = 3;

type Said = Pick<RecipeCost, 'adds' | 'share' | 'isAbout' | 'free' | 'gains' | 'loses'>;

/**
 * What a recipe adds at the till: "You pay $1.90 more with it. 2 of its things are on your list anyway."
 *
 * Shape   "" when no price of it is known.
 */
export function addsSentence(cost: Said): string {
  if (cost.share === 0) return '';
  return `${addsText(cost)}${othersText(cost)}.${freeText(cost)}`;
}

/** "$1.90", "about $1.90", "at least about $1.90": how sure a figure of a recipe is. */
export function costText(amount: Cents, { share, isAbout }: Said): string {
  const isLeast = share < ENOUGH;
  return `${isLeast ? 'at least ' : ''}${isAbout ? 'about ' : ''}${formatUsd(amount)}`;
}

/**
 * What drives the figure, in lines that sum to it: up to three foods, the others together, and way, stops
 * and deliveries.
 *
 * Units   `cents` more, below 0 less.
 */
export function costDrivers(
  { changes, travel }: Pick<RecipeCost, 'changes' | 'travel'>,
  nameOf: (key: string) => string,
): { name: string; cents: Cents }[] {
  // One food more is named, too, instead of "1 other thing".
  const named = changes.length === NAMED + 1 ? changes : changes.slice(0, NAMED);
  const others = changes.slice(named.length);
  const sum = others.reduce((total, change) => total + change.cents, 0);
  return [
    ...named.map((change) => ({ name: nameOf(change.key), cents: change.cents })),
    ...(others.length > 0 ? [{ name: `${others.length} other things`, cents: cents(sum) }] : []),
    ...(travel === 0 ? [] : [{ name: 'Way, stops and deliveries', cents: travel }]),
  ];
}

function addsText(cost: Said): string {
  const { adds, share, isAbout } = cost;
  if (adds > 0) return `You pay ${costText(adds, cost)} more with it`;
  const known = share < ENOUGH ? ' where prices are known' : '';
  if (adds === 0) return `You pay nothing more with it${known}`;
  return `You pay ${isAbout ? 'about ' : ''}${formatUsd(cents(Math.abs(adds)))} less with it${known}`;
}

function othersText({ gains, loses }: Said): string {
  const brings = gains > 0 ? ` and find ${things(gains)} more of the others` : '';
  const leaves = `${things(loses)} of the others ${loses === 1 ? 'is' : 'are'} not found then`;
  return loses > 0 ? `${brings}, but ${leaves}` : brings;
}

function freeText({ free }: Said): string {
  if (free === 0) return '';
  return ` ${free} of its things ${free === 1 ? 'is' : 'are'} on your list anyway.`;
}

function things(count: number): string {
  return count === 1 ? '1 thing' : `${count} things`;
}
