import { cents, formatUsd } from '@larder/shared/basics/money';
import type { BasketPlan } from '@larder/shared/plan/basketPlan';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { useAfterPaint } from '#platform/page/afterPaint.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { FillButton } from '#shop/compare/FillButton.tsx';
import { addedSentence } from '#shop/compare/rules/planSentences.ts';
import { StoreMark } from '#shop/compare/StoreMark.tsx';
import { things } from '#shop/compare/words.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';

import { addedTo, goodsAt, type PlanChoice } from './usePlanChoice.ts';

// Most plans lack nothing.
const InsteadOfMissing = lazyPart(() =>
  import('#shop/compare/InsteadOfMissing.tsx').then((file) => file.InsteadOfMissing),
);
// Both fold: most shoppers never open them.
const PlanTotal = lazyPart(() => import('./PlanTotal.tsx').then((file) => file.PlanTotal));
const PlanLines = lazyPart(() => import('./PlanLines.tsx').then((file) => file.PlanLines));

type OpenPlanProps = { plan: PlanChoice; chosen: BasketPlan; onSetPlace: () => void };

/** The chosen plan: one sentence why, its stores in order, and the button that fills the carts. The rest folds. */
export function OpenPlan({ plan, chosen, onSetPlace }: OpenPlanProps) {
  return (
    <div className="@container">
      <div className="gap-x-7 gap-y-3 px-4 pt-1 pb-3 md:px-5 md:pt-4 @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @5xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] @3xl:items-center">
        <WhyThese plan={plan} chosen={chosen} />
        <Stops plan={plan} chosen={chosen} />
        <div className="max-lg:hidden @3xl:col-span-full @5xl:col-span-1">
          <FillButton plan={plan} chosen={chosen} />
        </div>
      </div>
      {chosen.unmet.length > 0 && <InsteadOfMissing plan={plan} chosen={chosen} />}
      <Fold title="How the total comes together" preloadProps={PlanTotal.preloadProps}>
        <PlanTotal plan={plan} chosen={chosen} onSetPlace={onSetPlace} />
      </Fold>
      <Fold title="What is bought where" preloadProps={PlanLines.preloadProps}>
        <PlanLines plan={plan} />
      </Fold>
    </div>
  );
}

function WhyThese({ plan, chosen }: { plan: PlanChoice; chosen: BasketPlan }) {
  const [first] = addedTo(plan, chosen);
  // A single store is named below, with what it has.
  if (!first || chosen.store_ids.length === 1) return null;
  return (
    <p className="num pb-1.5 text-[0.9375rem] leading-snug text-pretty @3xl:text-[1.0625rem]">
      {addedSentence(first, plan.nameOf)}
    </p>
  );
}

function Fold({
  title,
  preloadProps,
  children,
}: {
  title: string;
  preloadProps: typeof PlanTotal.preloadProps;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const isShown = useAfterPaint(isOpen);
  const panel = useId();
  return (
    <div className="border-t border-line">
      <Button
        variant="ghost"
        className="w-full justify-between! px-4! -outline-offset-3 md:px-5!"
        aria-expanded={isOpen}
        aria-controls={panel}
        {...preloadProps}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
        <ChevronDown aria-hidden="true" size={18} className={isOpen ? 'rotate-180' : undefined} />
      </Button>
      <div id={panel}>{isShown && children}</div>
    </div>
  );
}

/** The stores in the order of the plan; their prices, with delivery, add up to the total. */
function Stops({ plan, chosen }: { plan: PlanChoice; chosen: BasketPlan }) {
  return (
    <ol aria-label="Stores of the plan">
      {chosen.store_ids.map((store_id, at) => {
        const offer = plan.offerOf(store_id);
        if (!offer) return null;
        const { name, store_type, distance } = offer.store;
        const own = chosen.lines.filter((line) => line.store_id === store_id);
        const fee = plan.feeOf(store_id);
        const delivered = fee > 0 ? ` and ${formatUsd(fee)} delivery` : ' · free delivery';
        const pickedUp = ` · you pick up${distance === null ? '' : `, ${distance.toFixed(1)} mi`}`;
        return (
          <li key={store_id} className="flex items-center gap-3 py-1.25 leading-snug">
            <StoreMark number={at + 1} type={store_type} />
            <span className="min-w-0 flex-1">
              <strong className="font-semibold break-words">{name}</strong>
              <span className="num block text-xs text-ink-2">
                {things(own.length)}
                {store_type === 'Delivery' ? delivered : pickedUp}
              </span>
            </span>
            <Money strong cents={cents(goodsAt(chosen, store_id) + fee)} />
          </li>
        );
      })}
    </ol>
  );
}
