import { cents, formatUsd } from '@larder/shared/basics/money';
import { type BasketPlan, chargedOf } from '@larder/shared/plan/basketPlan';

import { moneyChange } from '#parts/sentences.ts';
import { stores, things } from '#shop/compare/words.ts';

/** "4.8 miles", "1.0 mile". */
export function milesText(miles: number): string {
  const text = miles.toFixed(1);
  return `${text} ${text === '1.0' ? 'mile' : 'miles'}`;
}

/** "All 48 things", "Your 1 thing", "42 of 48 things". */
export function coverageText({ unmet }: BasketPlan, wanted: number): string {
  if (wanted === 1 && unmet.length === 0) return 'Your 1 thing';
  return unmet.length === 0
    ? `All ${things(wanted)}`
    : `${wanted - unmet.length} of ${things(wanted)}`;
}

/** What a complete plan costs beside the best one: "$7.08 more"; "" for the best one itself, and for the same. */
export function besideText(plan: BasketPlan, best: BasketPlan): string {
  const more = cents(chargedOf(plan) - chargedOf(best));
  return more === 0 ? '' : moneyChange(more);
}

/** What is announced of a plan: "2 stores, all 48 things, $159.64", "1 store, no cod, $60.00". */
export function planText(
  plan: BasketPlan,
  { wanted, missing }: { wanted: number; missing: string },
) {
  const what = (missing || coverageText(plan, wanted)).toLowerCase();
  return `${stores(plan.store_ids.length)}, ${what}, ${formatUsd(chargedOf(plan))}`;
}
