import { LIMITS } from '@larder/shared/basics/validation';
import { cartsTotal } from '@larder/shared/kitchen/carts';
import { memo } from 'react';

import { usePackWords } from '#parts/queries/packWords.ts';
import { useCartsAfterPaint } from '#shop/carts/state/carts.ts';
import { useTrip } from '#shop/compare/state/trip.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Money } from '#ui/Money.tsx';

import { CartCard } from './CartCard.tsx';

type CartPanelProps = {
  /** False in a sheet, which has its own heading. */
  heading?: boolean;
  /** The store whose cart gets the initial focus. */
  openedFor?: string | undefined;
};

/** New carts, of up to 60 lines, follow after the paint. Each card follows its cart at once. */
export const CartPanel = memo(function CartPanel({ heading = true, openedFor }: CartPanelProps) {
  const carts = useCartsAfterPaint();
  const packText = usePackWords();
  const paused = useTrip()?.paused;
  if (carts.length === 0) return null;
  return (
    <section aria-label="Your Carts">
      {heading && <h2 className="text-lg">Your Carts</h2>}
      {carts.length > 1 && (
        <LinkButton to="/checkout" variant="ink" size="lg" className="mt-3 w-full">
          <span>
            Check out {carts.length} carts · <Money cents={cartsTotal(carts)} />
          </span>
        </LinkButton>
      )}
      {carts.length > LIMITS.ordersAtOnce && (
        <p className="mt-2 text-sm text-ink-2">
          At most {LIMITS.ordersAtOnce} carts are ordered at once. The others stay for the next
          time.
        </p>
      )}
      <ul className="mt-3 space-y-3 [&>li:has(>article:focus)]:border-brand [&>li:has(>article:focus)]:shadow-3">
        {carts.map((cart) => (
          <CartCard
            key={cart.store_id}
            listed={cart}
            packText={packText}
            isOnly={carts.length === 1}
            pausedUntil={paused?.find(({ store_id }) => store_id === cart.store_id)?.back_on}
            hasFocus={cart.store_id === openedFor}
          />
        ))}
      </ul>
    </section>
  );
});
