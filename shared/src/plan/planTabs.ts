import { type BasketPlan, type BasketPlans, chargedOf } from './basketPlan.ts';

/** More plans beside each other are not compared, but scanned. */
const MAX_TABS = 3;

/**
 * The plans that are shown: those that somebody would take, at most three.
 *
 * Shape   by their number of stores. Nobody takes a plan of more stores that buys no more and for which the stores
 *         charge no less, unless it is the recommended one, whose way is shorter. Of more than three: the recommended one, the
 *         first and the last, then the next by number.
 */
export function tabsOf({ plans, recommended }: Omit<BasketPlans, 'beaten'>): BasketPlan[] {
  const best = plans[recommended ?? -1];
  const taken = plans.filter((plan, at) => plan === best || !isNobodys(plan, plans.slice(0, at)));
  const kept = new Set([best, taken[0], taken.at(-1), ...taken].filter((one) => one !== undefined));
  const tabs = new Set([...kept].slice(0, MAX_TABS));
  return taken.filter((plan) => tabs.has(plan));
}

function isNobodys(plan: BasketPlan, smaller: readonly BasketPlan[]): boolean {
  return smaller.some(
    (other) => other.unmet.length <= plan.unmet.length && chargedOf(other) <= chargedOf(plan),
  );
}
