import { type Cents, cents, formatUsd } from '@larder/shared/basics/money';
import type { AddedStore, Change, LeftOutStore, WayToGet } from '@larder/shared/plan/planReasons';
import { type PlanSettings, readPlanSettings } from '@larder/shared/plan/planSettings';

import { amountOf, listed, milesWords, moneyChange } from '#parts/sentences.ts';

type NameOf = (store_id: string) => string;

/**
 * "Bedford Greens has 6 things Chelsea Pantry lacks and is cheaper for 24 more."; "Mercado Corona is cheaper for 4 things:
 * $3.10 less in all."
 */
export function addedSentence(added: AddedStore, nameOf: NameOf): string {
  const { others, brings, cheaper, charged, miles } = added;
  const name = nameOf(added.store_id);
  if (others.length === 0) return `${name} has ${things(brings)}.`;
  if (brings > 0) {
    const lack = others.length === 1 ? 'lacks' : 'lack';
    const also = cheaper > 0 ? ` and is cheaper for ${cheaper} more` : '';
    return `${name} has ${things(brings)} ${listed(others.map(nameOf))} ${lack}${also}.`;
  }
  if (charged < 0)
    return `${name} is cheaper for ${things(cheaper)}: ${moneyChange(charged)} in all.`;
  return `${name} makes your way ${milesWords(Math.max(0, -miles))} miles shorter.`;
}

/** "Noe Valley has it: $22.57 more", "Bedford Greens has 6 of them: $2.74 more". Shape: `lacks` counts what is missing. */
export function toGetSentence(
  way: WayToGet,
  { lacks, nameOf, foodName }: { lacks: number; nameOf: NameOf; foodName: NameOf },
): string {
  if (way.kind !== 'at')
    return way.kind === 'minimum'
      ? 'Elsewhere only below a minimum order'
      : `No store here has ${lacks === 1 ? 'it' : 'them'}`;
  const { brings, more } = way;
  const [first = ''] = brings;
  const has = brings.length < lacks ? partWords(brings.length, foodName(first)) : allWords(lacks);
  const price = more === 0 ? 'for no more' : moneyChange(more);
  return `${nameOf(way.store_id)} has ${has}: ${price}`;
}

function partWords(count: number, name: string): string {
  return count === 1 ? name : `${count} of them`;
}

function allWords(count: number): string {
  if (count === 1) return 'it';
  return count === 2 ? 'both' : `all ${count}`;
}

/** "Jackson Spice House: nothing here is cheaper there". Shape: `count` are the things that the plan buys. */
export function leftOutSentence(
  left: LeftOutStore,
  said: { nameOf: NameOf; settings: PlanSettings; count: number },
): string {
  return `${said.nameOf(left.store_id)}: ${whyNot(left, said)}`;
}

function whyNot(
  left: LeftOutStore,
  { nameOf, settings, count }: { nameOf: NameOf; settings: PlanSettings; count: number },
): string {
  const of = { worth: worthOf(settings), count };
  switch (left.why) {
    case 'place':
      return 'nobody knows where it is';
    case 'nothing':
      return 'nothing here is cheaper there';
    case 'minimum':
      return `what one would buy ${left.at === left.store_id ? 'there' : `at ${nameOf(left.at)}`} stays below its minimum order of ${formatUsd(left.minimum)}`;
    case 'instead':
      return `in place of ${listed(left.of.map(nameOf))}: ${changeText(left, { ...of, worth: cents(0) })}`;
    case 'added':
      return changeText(left, of);
    case 'full':
      return `a store more than you go to: ${changeText(left, of)}`;
  }
}

function worthOf(settings: PlanSettings): Cents {
  return cents(readPlanSettings(settings).worthCents);
}

/** "would save $0.40 for these 33 things, below your $1.00", "$2.59 more for …", "lacks 3 things; $21.70 less". */
function changeText(
  { brings, total }: Change,
  { worth, count }: { worth: Cents; count: number },
): string {
  const these = ` for ${count === 1 ? 'this thing' : `these ${count} things`}`;
  const money = total === 0 ? 'the same total' : moneyChange(total);
  if (brings !== 0)
    return `${brings > 0 ? 'brings' : 'lacks'} ${things(Math.abs(brings))}; ${money}`;
  if (total >= 0) return `${money}${these}`;
  const saving = `would save ${amountOf(total)}${these}`;
  return total + worth > 0 ? `${saving}, below your ${formatUsd(worth)}` : saving;
}

function things(count: number): string {
  return count === 1 ? '1 thing' : `${count} things`;
}
