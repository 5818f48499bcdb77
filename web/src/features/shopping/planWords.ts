import type { BasketPlan } from '@larder/shared/domain/basketPlan';
import { cents, formatUsd } from '@larder/shared/domain/money';

import { stores, things } from './words.ts';

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

/**
 * A plan compared with the best one of fewer stores: by things when their coverage differs, else by money.
 *
 * Shape   `plans` by their number of stores; "" for the first.
 */
export function differenceText(plans: readonly BasketPlan[], at: number): string {
  const plan = plans[at];
  const [base] = plans
    .slice(0, at)
    .toSorted((a, b) => a.unmet.length - b.unmet.length || a.total - b.total);
  if (!plan || !base) return '';
  const more = base.unmet.length - plan.unmet.length;
  if (more > 0) return `${things(more)} more`;
  if (more < 0) return `${things(-more)} less`;
  const saved = base.total - plan.total;
  return saved > 0 ? `saves ${formatUsd(cents(saved))}` : `${formatUsd(cents(-saved))} more`;
}

/** What is announced of a plan: "2 stores, all 48 things, $159.64". */
export function planText(plan: BasketPlan, wanted: number): string {
  const coverage = coverageText(plan, wanted).toLowerCase();
  return `${stores(plan.store_ids.length)}, ${coverage}, ${formatUsd(plan.total)}`;
}
