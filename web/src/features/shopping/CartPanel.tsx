import { cartsTotal } from '@larder/shared/domain/carts';

import { useCarts } from '#state/carts';
import { LinkButton } from '#ui/LinkButton';
import { Money } from '#ui/Money';

import { CartCard } from './CartCard.tsx';

type CartPanelProps = {
  /** False in a sheet, which has its own heading. */
  heading?: boolean;
  /** The store whose cart gets the initial focus. */
  openedFor?: string | undefined;
};

export function CartPanel({ heading = true, openedFor }: CartPanelProps) {
  const carts = useCarts();
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
      <ul className="mt-3 space-y-3 [&>li:has(>article:focus)]:border-brand [&>li:has(>article:focus)]:shadow-3">
        {carts.map((cart) => (
          <CartCard
            key={cart.store_id}
            cart={cart}
            isOnly={carts.length === 1}
            hasFocus={cart.store_id === openedFor}
          />
        ))}
      </ul>
    </section>
  );
}
