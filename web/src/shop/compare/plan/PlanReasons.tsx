import type { BasketPlan } from '@larder/shared/plan/basketPlan';
import { X } from 'lucide-react';

import { addedSentence, leftOutSentence } from '#shop/compare/rules/planSentences.ts';
import { useTripCosts } from '#shop/compare/state/tripCosts.ts';

import { addedTo, type PlanChoice } from './usePlanChoice.ts';

/** Max stores outside the plan that are named. */
const MAX_LEFT_OUT = 2;

/** What each further store changes, beyond the first sentence, and why not another one. */
export function PlanReasons({ plan, chosen }: { plan: PlanChoice; chosen: BasketPlan }) {
  const { leftOut, nameOf, best } = plan;
  const settings = { ...useTripCosts(), home: undefined };
  const others = addedTo(plan, chosen).slice(1);
  const left = chosen === best ? leftOut.slice(0, MAX_LEFT_OUT) : [];
  if (others.length + left.length === 0) return null;
  return (
    <ul aria-label="Reasons" className="num space-y-1.5 text-sm leading-snug text-ink-2">
      {others.map((one) => (
        <li key={one.store_id}>{addedSentence(one, nameOf)}</li>
      ))}
      {left.map((one) => (
        <li key={one.store_id} className="flex gap-2">
          <X aria-hidden="true" size={16} className="mt-0.5 flex-none text-ink-3" />
          {leftOutSentence(one, { nameOf, settings, count: chosen.lines.length })}
        </li>
      ))}
      {left.length > 0 && (
        <li className="text-xs">Whether a further store is worth it counts your way, too.</li>
      )}
    </ul>
  );
}
