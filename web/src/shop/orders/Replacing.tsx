import { cents, formatUsd } from '@larder/shared/basics/money';
import { plural } from '@larder/shared/food/amountText';
import type { BasketPlan } from '@larder/shared/plan/basketPlan';
import { Check, ChevronDown, ShoppingCart } from 'lucide-react';
import { useNavigate } from 'react-router';

import { usePackWords } from '#parts/queries/packWords.ts';
import { listed } from '#parts/sentences.ts';
import { toast } from '#platform/page/toast.ts';
import { setItemsAt, type Shelf, useCarts } from '#shop/carts/state/carts.ts';
import { isFilled, itemsAt } from '#shop/compare/rules/fillPlan.ts';
import { coverageWords, differenceWords, type Replacement } from '#shop/orders/rules/rejection.ts';
import { Button } from '#ui/Button.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';
import { Money } from '#ui/Money.tsx';

import { replacementChanges } from './fillReplacement.ts';
import type { Found } from './useReplacement.ts';

type ReplacingProps = {
  found: Extract<Found, { state: 'found' }>;
  /** Whether the plan replaces the whole order. */
  isWhole: boolean;
  headingId: string;
};

/** The best other stores for the open things, by coverage, then cost, and the button that fills their carts. */
export function Replacing({ found, isWhole, headingId }: ReplacingProps) {
  const { replacement, shelves, hasPlace } = found;
  const { plan, lacks } = replacement;
  const used = plan.store_ids.flatMap(
    (store_id) => shelves.find(({ store }) => store.store_id === store_id) ?? [],
  );
  const names = used.map(({ store }) => store.storeName);
  return (
    <>
      <h2 id={headingId} className="text-lg">
        {coverageWords(replacement, names)}
      </h2>
      {lacks.length > 0 && (
        <p className="mt-0.5 font-medium">No store of these has {listed(lacks)}.</p>
      )}
      <p className="mt-0.5">
        <Money strong cents={replacement.charged} />
        {plan.fees > 0 && ' with delivery'}: {differenceOf(replacement, isWhole)}.
      </p>
      <p className="text-sm text-ink-2">{wayOf(replacement, used, hasPlace)}</p>
      <Bought plan={plan} used={used} />
      <FillCarts replacement={replacement} used={used} />
    </>
  );
}

/** "$1.10 more than your order", "$0.40 less for these 5 than in your order". */
function differenceOf(replacement: Replacement, isWhole: boolean): string {
  const { covered, lacks, difference } = replacement;
  const words = differenceWords(replacement);
  const than = difference === 0 ? 'as' : 'than';
  if (lacks.length === 0 && isWhole) return `${words} ${than} your order`;
  const these = covered === 1 ? 'this' : `these ${covered}`;
  return `${words} for ${these} ${than} in your order`;
}

function wayOf({ plan, way }: Replacement, used: readonly Shelf[], hasPlace: boolean): string {
  if (!hasPlace)
    return 'Your place is not known: stores may be far away, and the way is not counted.';
  const pickups = used.filter(({ store }) => store.storeType === 'Pickup');
  if (pickups.length === 0) return used.length === 1 ? 'It is delivered.' : 'All is delivered.';
  const names = listed(pickups.map(({ store }) => store.storeName));
  if (way === 0 && plan.stops === 0) return `You pick up at ${names}, where you go anyway.`;
  const miles = plan.miles < 0.05 ? '' : `${plan.miles.toFixed(1)} more miles`;
  const stop = plan.stops > 0 ? 'a stop' : '';
  const more = listed([miles, stop].filter((part) => part !== ''));
  return `You pick up at ${names}: ${more} at ${formatUsd(way)} come on top.`;
}

function Bought({ plan, used }: { plan: BasketPlan; used: readonly Shelf[] }) {
  const packText = usePackWords();
  return (
    <details className="group/lines mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-brand [&::-webkit-details-marker]:hidden">
        What is bought
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="transition-transform duration-200 group-open/lines:rotate-180"
        />
      </summary>
      {used.map((shelf) => (
        <ul
          key={shelf.store.store_id}
          aria-label={`Bought at ${shelf.store.storeName}`}
          className="divide-y divide-line text-sm"
        >
          {itemsAt(plan, shelf).map((item) => (
            <li key={item.ingredient_id} className="flex items-center gap-3 py-2">
              <ItemImage src={item.image} size={32} />
              <span className="min-w-0 flex-1 break-words">
                {item.name}
                <span className="num block text-ink-2">
                  {item.quantity} × {packText(item)}
                  {used.length > 1 && ` · ${shelf.store.storeName}`}
                </span>
              </span>
              <Money cents={cents(item.price * item.quantity)} />
            </li>
          ))}
        </ul>
      ))}
    </details>
  );
}

function FillCarts({ replacement, used }: { replacement: Replacement; used: readonly Shelf[] }) {
  const carts = useCarts();
  const navigate = useNavigate();
  const changes = replacementChanges(replacement, used, carts);
  const isDone = isFilled(changes, carts);
  const inCarts = `${used.length === 1 ? 'the' : used.length} ${plural('cart', used.length)}`;

  function fill(): void {
    if (!isDone) {
      const { covered } = replacement;
      const where = listed(used.map(({ store }) => store.storeName));
      const text = `${covered} ${plural('thing', covered)} in your ${plural('cart', used.length)} at ${where}`;
      toast.undo(text, setItemsAt(changes));
    }
    const chosen = new URLSearchParams(used.map(({ store }) => ['store', store.store_id]));
    void navigate(`/checkout?${chosen.toString()}`);
  }

  return (
    <Button
      data-action="fill"
      icon={isDone ? Check : ShoppingCart}
      variant={isDone ? 'ink' : 'primary'}
      className="mt-3 w-full sm:w-auto"
      once
      onClick={fill}
    >
      <span>
        {isDone ? 'Check out' : 'Fill'} {inCarts} · <Money cents={replacement.charged} />
      </span>
    </Button>
  );
}
