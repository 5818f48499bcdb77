import type { BasketPlan } from '@larder/shared/domain/basketPlan';
import { addedSentence, leftOutSentence } from '@larder/shared/domain/planSentences';
import clsx from 'clsx';
import { type LucideIcon, Plus, TrendingDown, X } from 'lucide-react';

import { useTripCosts } from '#state/tripCosts';

import type { PlanChoice } from './usePlanChoice.ts';

/** Stores that are left out and still named. */
const LEFT_OUT = 2;

/** Why these stores: what each one changes, and why not a further one. */
export function PlanReasons({ plan, chosen }: { plan: PlanChoice; chosen: BasketPlan }) {
  const { reasonsOf, leftOut, nameOf, best } = plan;
  const settings = { ...useTripCosts(), home: undefined };
  return (
    <ul aria-label="Reasons" className="space-y-1.5 text-sm leading-snug">
      {reasonsOf(chosen).map((added) => (
        <Reason
          key={added.store_id}
          icon={added.brings > 0 ? Plus : TrendingDown}
          text={addedSentence(added, nameOf)}
        />
      ))}
      {chosen === best &&
        leftOut
          .slice(0, LEFT_OUT)
          .map((left) => (
            <Reason
              key={left.store_id}
              icon={X}
              isNo
              text={leftOutSentence(left, { nameOf, settings })}
            />
          ))}
    </ul>
  );
}

function Reason({
  icon: Icon,
  text,
  isNo = false,
}: {
  icon: LucideIcon;
  text: string;
  isNo?: boolean;
}) {
  return (
    <li className={clsx('flex gap-2.5', isNo && 'text-ink-2')}>
      <Icon
        aria-hidden="true"
        size={16}
        strokeWidth={2.5}
        className={clsx('mt-0.5 flex-none', isNo ? 'text-ink-3' : 'text-brand')}
      />
      <span className="num">{text}</span>
    </li>
  );
}
