import type { BasketPlan } from '@larder/shared/plan/basketPlan';

import type { Food } from '#shop/compare/rules/planInput.ts';

import type { Offer } from './offers.ts';
import { capitalised } from './words.ts';

/** Names that a line has room for; of more it counts the rest. */
const NAMED = 2;

/** A food that a plan does not buy. Shape: `isShort` when its stores have too little of it. */
export type Missing = { readonly food: Food; readonly isShort: boolean };

/** What a plan lacks, in the order of the foods. */
export function missingOf(
  { unmet, store_ids }: BasketPlan,
  { foods, offerOf }: { foods: readonly Food[]; offerOf: (store_id: string) => Offer | undefined },
): Missing[] {
  const short = new Set(
    store_ids.flatMap((id) =>
      (offerOf(id)?.items ?? []).filter((item) => item.quantity > 0).map((item) => item.wanted),
    ),
  );
  return foods
    .filter(({ key }) => unmet.includes(key))
    .map((food) => ({ food, isShort: short.has(food.name) }));
}

/** "No cod", "No celery, spinach, 5 more", "Too little milk, no eggs"; "" when nothing is missing. */
export function missingWords(missing: readonly Missing[]): string {
  const named = missing.slice(0, NAMED).map(({ food, isShort }, at) => {
    const isSame = missing[at - 1]?.isShort === isShort;
    return isSame ? food.name : `${isShort ? 'too little' : 'no'} ${food.name}`;
  });
  return capitalised(withMore(named, missing.length));
}

/** "Shrimp, flank steak, 12 more". */
export function namesWords(names: readonly string[]): string {
  return capitalised(withMore(names.slice(0, NAMED), names.length));
}

function withMore(named: readonly string[], all: number): string {
  return [...named, ...(all > named.length ? [`${all - named.length} more`] : [])].join(', ');
}
