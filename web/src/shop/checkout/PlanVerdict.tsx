import { cents, formatUsd } from '@larder/shared/basics/money';
import { countFoods } from '@larder/shared/kitchen/carts';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Scale } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';

import { listed, moneyChange } from '#parts/sentences.ts';
import { toast } from '#platform/page/toast.ts';
import { useCarts } from '#shop/carts/state/carts.ts';
import { missingToMinimum } from '#shop/checkout/rules/checkout.ts';
import type { Verdict } from '#shop/checkout/rules/orderPlan.ts';
import { compareMutation } from '#shop/compare/queries/compare.ts';
import { compareFailure } from '#shop/compare/queries/compareFailure.ts';
import { useNotListed } from '#shop/compare/queries/notListed.ts';
import { foodsOf } from '#shop/compare/rules/planInput.ts';
import { startTrip, type Trip } from '#shop/compare/state/trip.ts';
import type { TripNow } from '#shop/compare/state/tripNow.ts';
import { Button } from '#ui/Button.tsx';

import type { OrderCheck } from './useOrderCheck.ts';

const NOTHING: Pick<TripNow, 'dropped' | 'listed'> = { dropped: [], listed: [] };

/** Whether the carts are still the best plan at current prices. */
export function PlanVerdict({
  check: { state, storeOf, checked, now },
  plans: { verdict },
  isHere,
}: {
  check: OrderCheck;
  plans: NonNullable<OrderCheck['plans']>;
  /** Whether the checkout is still shown: this part goes while prices are checked again. */
  isHere: () => boolean;
}) {
  const foods = useMemo(() => (now ? foodsOf(now.trip) : NOTHING.dropped), [now]);
  const { count: beside } = useNotListed(foods, now ?? NOTHING);
  // Current prices are unknown, or the carts have what the list does not need: no plan buys that.
  if (state === 'failed' || beside > 0) return null;
  if (!verdict || checked.every(({ items }) => items.length === 0)) return null;
  if (verdict.kind === 'less') {
    const count = checked.reduce((sum, { items }) => sum + countFoods(items), 0);
    return <Better {...{ verdict, count, storeOf, isHere }} trip={now?.trip} />;
  }
  // Carts below a minimum are no plan: the store refuses them.
  if (checked.some((one) => missingToMinimum(one) > 0)) return null;
  return (
    <output className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
      <CircleCheck aria-hidden="true" size={16} className="flex-none text-brand" />
      {verdict.kind === 'best' && 'Still your best plan.'}
      {verdict.kind === 'cheapest' && 'Still the cheapest plan.'}
      {verdict.kind === 'near' &&
        `Within ${formatUsd(verdict.saves)} of the best plan for today’s prices, your way counted.`}
    </output>
  );
}

function Better({
  verdict,
  count,
  storeOf,
  isHere,
  trip,
}: {
  verdict: Extract<Verdict, { kind: 'near' | 'less' }>;
  /** How many things the orders have. */
  count: number;
  storeOf: OrderCheck['storeOf'];
  isHere: () => boolean;
  trip: Trip | undefined;
}) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation(compareMutation);
  const carts = useCarts();
  const { charged, store_ids } = verdict;
  const names = store_ids.map((id) => storeOf(id)?.name ?? '');
  const isSameStores =
    carts.length === names.length && carts.every((cart) => store_ids.includes(cart.store_id));

  async function lookAgain(): Promise<void> {
    try {
      // Without a comparison the page makes one.
      if (trip && trip.needs.length > 0) {
        const { needs, here, hereLabel, radius } = trip;
        const compared = await mutateAsync({ needs, place: { here, hereLabel, radius } });
        if (!isHere()) return;
        startTrip(compared);
      }
      await navigate('/shopping');
    } catch (error) {
      if (isHere()) toast.error(compareFailure(error));
    }
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-honey-soft px-4 py-2 text-sm text-on-honey-soft">
      <Scale aria-hidden="true" size={18} className="flex-none" />
      <output className="min-w-0 flex-1 basis-56 break-words">
        With today’s prices, {isSameStores ? 'another split over these stores' : listed(names)}{' '}
        {charged > 0 ? 'would cost ' : 'would make your way shorter, '}
        <strong className="font-semibold">
          {charged === 0 ? 'for no more' : moneyChange(cents(0 - charged))}
        </strong>{' '}
        for {count === 1 ? 'this thing' : `these ${count} things`}.
      </output>
      <Button
        variant="outline"
        size="sm"
        busy={isPending}
        aria-label="Look again: compare the stores with today’s prices"
        onClick={() => void lookAgain()}
      >
        Look again
      </Button>
    </div>
  );
}
