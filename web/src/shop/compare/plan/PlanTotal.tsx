import { cents, type Cents, formatUsd } from '@larder/shared/basics/money';
import { type BasketPlan, chargedOf } from '@larder/shared/plan/basketPlan';
import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';

import { listed } from '#parts/sentences.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { useTripCosts } from '#shop/compare/state/tripCosts.ts';
import { TextButton } from '#shop/compare/TextButton.tsx';
import { things } from '#shop/compare/words.ts';
import { Money } from '#ui/Money.tsx';

import { PlanReasons } from './PlanReasons.tsx';
import { coverageText, milesText } from './planWords.ts';
import { goodsAt, type PlanChoice } from './usePlanChoice.ts';

const TripCostsForm = lazyPart(() =>
  import('./TripCostsForm.tsx').then((file) => file.TripCostsForm),
);

type TotalProps = { plan: PlanChoice; chosen: BasketPlan; onSetPlace: () => void };

/** How the total comes together, what other plans would come to, the way, and the reasons that one sentence leaves out. */
export function PlanTotal(props: TotalProps) {
  const { plan, chosen } = props;
  return (
    <div className="space-y-3 px-4 pb-4 md:px-5">
      <div className="num gap-x-12 text-[0.9375rem] @3xl:grid @3xl:grid-cols-2">
        <ul aria-label="The total" className="divide-y divide-line">
          {chosen.store_ids.map((id) => (
            <Row key={id} title={`${things(boughtAt(chosen, id))} at ${plan.nameOf(id)}`}>
              <Money cents={goodsAt(chosen, id)} />
            </Row>
          ))}
          {chosen.store_ids.map((id) => {
            const fee = plan.feeOf(id);
            return (
              fee > 0 && (
                <Row key={`${id} fee`} title={`Delivery from ${plan.nameOf(id)}`}>
                  <Money cents={fee} />
                </Row>
              )
            );
          })}
          <Row title="You pay" isSum>
            <Money cents={chargedOf(chosen)} />
          </Row>
        </ul>
        <Beside plan={plan} chosen={chosen} />
      </div>
      <PlanReasons plan={plan} chosen={chosen} />
      <TripCosts {...props} />
    </div>
  );
}

function boughtAt({ lines }: BasketPlan, store_id: string): number {
  return lines.filter((line) => line.store_id === store_id).length;
}

/** What is no part of the total. */
function Beside({ plan, chosen }: { plan: PlanChoice; chosen: BasketPlan }) {
  const { options = [], nameOf, wanted } = plan;
  const toGet = plan.toGetOf(chosen);
  const others = options.filter((one) => one !== chosen);
  if (others.length === 0 && toGet?.kind !== 'at' && chosen.miles === 0) return null;
  return (
    <ul
      aria-label="Beside it"
      className="divide-y divide-line max-[48rem]:border-t max-[48rem]:border-line"
    >
      {others.map((one) => (
        <Row
          key={one.store_ids.length}
          isBeside
          title={`${coverageText(one, wanted)} at ${listed(one.store_ids.map(nameOf))} instead`}
        >
          <Money cents={chargedOf(one)} />
        </Row>
      ))}
      {toGet?.kind === 'at' && (
        <Row
          isBeside
          title={`With ${withText(plan, toGet.brings)} from ${nameOf(toGet.store_id)} too`}
        >
          <Money cents={cents(chargedOf(chosen) + toGet.more)} />
        </Row>
      )}
      {chosen.miles > 0 && (
        <Row isBeside title="Your way there and back">
          {milesText(chosen.miles)}, not in the total
        </Row>
      )}
    </ul>
  );
}

function withText({ foods }: PlanChoice, keys: readonly string[]): string {
  const [first] = keys;
  if (keys.length > 1) return things(keys.length);
  return foods.find(({ key }) => key === first)?.name ?? '';
}

function Row({
  title,
  isSum = false,
  isBeside = false,
  children,
}: {
  title: string;
  isSum?: boolean;
  isBeside?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={clsx('flex items-baseline gap-3 py-1.5', isSum && 'font-bold')}>
      <span className={clsx('min-w-0 flex-1 break-words', isBeside && 'text-ink-2')}>{title}</span>
      <span className="flex-none">{children}</span>
    </li>
  );
}

/** What the shopper's way costs in the choice of stores, and the form that changes that. */
function TripCosts({ plan, chosen, onSetPlace }: TotalProps) {
  const { centsPerMile, centsPerStop } = useTripCosts();
  const [isChanging, setIsChanging] = useState(false);
  const form = useId();
  const way = cents(chosen.trip + chosen.stops);
  return (
    <div>
      <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
        <span>
          {wayWords(way)} at {centsPerMile}¢ a mile and {formatUsd(cents(centsPerStop))} a stop.
        </span>
        <TextButton
          aria-expanded={isChanging}
          aria-controls={form}
          {...TripCostsForm.preloadProps}
          onClick={() => setIsChanging(!isChanging)}
        >
          Change<span className="sr-only"> what a trip costs</span>
        </TextButton>
        {!plan.hasPlace && (
          <TextButton onClick={onSetPlace}>Set a place to count the miles</TextButton>
        )}
      </p>
      <div id={form}>{isChanging && <TripCostsForm />}</div>
    </div>
  );
}

function wayWords(way: Cents): string {
  const counted = way > 0 ? `: here for ${formatUsd(way)},` : '';
  return `The choice of stores counts your way${counted}`;
}
