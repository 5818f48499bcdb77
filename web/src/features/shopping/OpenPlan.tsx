import type { BasketPlan } from '@larder/shared/domain/basketPlan';
import { cents, formatUsd } from '@larder/shared/domain/money';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { useAfterPaint } from '#lib/afterPaint';
import { late } from '#lib/late';
import { useTripCosts } from '#state/tripCosts';
import { Button } from '#ui/Button';
import { Money } from '#ui/Money';

import { FillButton } from './FillButton.tsx';
import { PlanLines } from './PlanLines.tsx';
import { PlanReasons } from './PlanReasons.tsx';
import { milesText } from './planWords.ts';
import { StoreMark } from './StoreMark.tsx';
import { TextButton } from './TextButton.tsx';
import { goodsAt, type PlanChoice } from './usePlanChoice.ts';
import { things } from './words.ts';

const TripCostsForm = late(() => import('./TripCostsForm.tsx').then((file) => file.TripCostsForm));

type OpenPlanProps = { plan: PlanChoice; chosen: BasketPlan; onSetPlace: () => void };

/** The chosen plan: why, what it costs, its stores in order, and the button that fills the carts. */
export function OpenPlan({ plan, chosen, onSetPlace }: OpenPlanProps) {
  const [isListed, setIsListed] = useState(false);
  const areLinesShown = useAfterPaint(isListed);
  const lines = useId();
  return (
    <div className="@container">
      <div className="grid @3xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="px-4 pt-2 pb-3.5 md:px-5 md:pt-3.5">
          <PlanReasons plan={plan} chosen={chosen} />
          <PlanSum plan={plan} chosen={chosen} onSetPlace={onSetPlace} />
        </div>
        <div className="border-line px-4 pt-2.5 pb-3.5 max-[48rem]:border-t md:px-5 @3xl:border-l">
          <Stops plan={plan} chosen={chosen} />
          <div className="mt-2.5 max-lg:hidden">
            <FillButton plan={plan} chosen={chosen} />
          </div>
        </div>
      </div>
      <div className="border-t border-line">
        <Button
          variant="ghost"
          className="mx-0.5 md:mx-1.5"
          aria-expanded={isListed}
          aria-controls={lines}
          onClick={() => setIsListed(!isListed)}
        >
          What is bought where
          <ChevronDown
            aria-hidden="true"
            size={18}
            className={isListed ? 'rotate-180' : undefined}
          />
        </Button>
        <div id={lines}>{areLinesShown && <PlanLines plan={plan} />}</div>
      </div>
    </div>
  );
}

function Stops({ plan, chosen }: { plan: PlanChoice; chosen: BasketPlan }) {
  const pickups = chosen.store_ids.filter(
    (store_id) => plan.offerOf(store_id)?.store.store_type === 'Pickup',
  );
  return (
    <ol aria-label="Stores of the plan">
      {chosen.store_ids.map((store_id) => {
        const offer = plan.offerOf(store_id);
        if (!offer) return null;
        const { name, store_type, delivery_fee } = offer.store;
        const own = chosen.lines.filter((line) => line.store_id === store_id);
        const fee = delivery_fee > 0 ? `delivery ${formatUsd(delivery_fee)}` : 'free delivery';
        const isLast = store_id === pickups.at(-1) && chosen.miles > 0;
        const way = isLast ? `pickup, ${milesText(chosen.miles)} in all` : 'pickup';
        return (
          <li key={store_id} className="flex items-center gap-3 py-1.25 leading-snug">
            <StoreMark number={plan.numberOf(store_id)} type={store_type} isPlanned />
            <span className="min-w-0 flex-1">
              <strong className="font-semibold break-words">{name}</strong>
              <span className="num block text-xs text-ink-2">
                {things(own.length)} · {store_type === 'Delivery' ? fee : way}
              </span>
            </span>
            <Money strong cents={goodsAt(chosen, store_id)} />
          </li>
        );
      })}
    </ol>
  );
}

/** The parts of the total, and the form that changes what the trip costs. */
function PlanSum({ plan, chosen, onSetPlace }: OpenPlanProps) {
  const { centsPerMile, centsPerStop } = useTripCosts();
  const [isChanging, setIsChanging] = useState(false);
  const form = useId();
  const trip = cents(chosen.trip + chosen.stops);
  return (
    <div className="mt-3 border-t border-dashed border-line pt-2.5">
      <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
        <span>
          Goods <Money strong cents={chosen.goods} />
        </span>
        {chosen.fees > 0 && (
          <span>
            + delivery <Money strong cents={chosen.fees} />
          </span>
        )}
        {trip > 0 && (
          <span>
            + trip <Money strong cents={trip} /> at {centsPerMile}¢ a mile,{' '}
            {formatUsd(cents(centsPerStop))} a stop
          </span>
        )}
        <TextButton
          aria-expanded={isChanging}
          aria-controls={form}
          {...TripCostsForm.near}
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
