import { useCarts } from '#state/carts';

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
      <ul className="mt-3 space-y-3 [&>li:has(>article:focus)]:border-brand [&>li:has(>article:focus)]:shadow-3">
        {carts.map((cart) => (
          <CartCard key={cart.store_id} cart={cart} hasFocus={cart.store_id === openedFor} />
        ))}
      </ul>
    </section>
  );
}
