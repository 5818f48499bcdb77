import { type Cents, cents, formatUsd } from './money.ts';
import type { AddedStore, Change, LeftOutStore } from './planReasons.ts';
import { type PlanSettings, readPlanSettings } from './planSettings.ts';
import { amountOf, listed, milesWords, moneyChange } from './sentences.ts';

type NameOf = (store_id: string) => string;

/** "Adding Mercado Corona saves $3.10 on 4 things and costs $2.40 for 1.8 more miles: $0.70 in all." */
export function addedSentence(added: AddedStore, nameOf: NameOf): string {
  const name = nameOf(added.store_id);
  if (added.others.length === 0)
    return `${name} has ${things(added.brings)}: ${formatUsd(added.total)} in all.`;
  if (added.brings > 0) {
    const lack = added.others.length === 1 ? 'lacks' : 'lack';
    const brings = `brings ${things(added.brings)} that ${listed(added.others.map(nameOf))} ${lack}`;
    return `Adding ${name} ${brings}; ${costsMore(added.total)}.`;
  }
  const saves = `saves ${formatUsd(added.saves)} on ${things(added.cheaper)}`;
  const extra = cents(added.fees + added.stops + added.trip);
  if (extra === 0) return `Adding ${name} ${saves}.`;
  return `Adding ${name} ${saves} and costs ${formatUsd(extra)} for ${extrasOf(added)}: ${inAll(added.total)}.`;
}

/**
 * "24 other things are cheaper there: $7.60 less than buying only the 6."; "" when nothing else is cheaper there or
 * the store brings nothing.
 */
export function cheaperSentence({ others, brings, cheaper, saves }: AddedStore): string {
  if (others.length === 0 || brings <= 0 || cheaper === 0) return '';
  const what = `${cheaper} other ${cheaper === 1 ? 'thing is' : 'things are'} cheaper there`;
  return `${what}: ${formatUsd(saves)} less than buying only the ${brings === 1 ? 'one' : brings}.`;
}

/** "Jackson Spice House: nothing here is cheaper there" */
export function leftOutSentence(
  left: LeftOutStore,
  { nameOf, settings }: { nameOf: NameOf; settings: PlanSettings },
): string {
  return `${nameOf(left.store_id)}: ${whyNot(left, { nameOf, settings })}`;
}

function whyNot(
  left: LeftOutStore,
  { nameOf, settings }: { nameOf: NameOf; settings: PlanSettings },
): string {
  const worth = worthOf(settings);
  switch (left.why) {
    case 'place':
      return 'nobody knows where it is';
    case 'nothing':
      return 'nothing here is cheaper there';
    case 'minimum':
      return `what one would buy ${left.at === left.store_id ? 'there' : `at ${nameOf(left.at)}`} stays below its minimum order of ${formatUsd(left.minimum)}`;
    case 'instead':
      return `in place of ${listed(left.of.map(nameOf))}: ${changeText(left, cents(0))}`;
    case 'added':
      return changeText(left, worth);
    case 'full':
      return `a store more than you go to: ${changeText(left, worth)}`;
  }
}

function worthOf(settings: PlanSettings): Cents {
  return cents(readPlanSettings(settings).worthCents);
}

/** "would save $0.40, below your $1.00", "$2.59 more", "lacks 3 things; $21.70 less". */
function changeText({ brings, total }: Change, worth: Cents): string {
  const money = total === 0 ? 'the same total' : moneyChange(total);
  if (brings !== 0)
    return `${brings > 0 ? 'brings' : 'lacks'} ${things(Math.abs(brings))}; ${money}`;
  if (total >= 0) return money;
  const saving = `would save ${amountOf(total)}`;
  return total + worth > 0 ? `${saving}, below your ${formatUsd(worth)}` : saving;
}

function costsMore(total: Cents): string {
  if (total === 0) return 'it costs nothing more';
  return total > 0 ? `it costs ${formatUsd(total)} more` : `it saves ${amountOf(total)}`;
}

function inAll(total: Cents): string {
  if (total === 0) return 'nothing in all';
  return total < 0 ? `${amountOf(total)} in all` : `${formatUsd(total)} more in all`;
}

function extrasOf({ fees, stops, trip, miles }: AddedStore): string {
  return listed([
    ...(fees > 0 ? ['its delivery'] : []),
    ...(trip > 0 ? [`${milesWords(miles)} more miles`] : []),
    ...(stops > 0 ? ['one more stop'] : []),
  ]);
}

function things(count: number): string {
  return count === 1 ? '1 thing' : `${count} things`;
}
