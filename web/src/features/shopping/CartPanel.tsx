import { useCarts } from '#state/carts';

import { CartCard } from './CartCard.tsx';

/** Every store's cart; nothing when there is none. `heading` is left out inside a sheet that has one. */
export function CartPanel({ heading = true }: { heading?: boolean }) {
  const carts = useCarts();
  if (carts.length === 0) return null;
  return (
    <section aria-label="Your Carts">
      {heading && <h2 className="text-lg">Your Carts</h2>}
      <ul className="mt-3 space-y-3 [&>li:has(>article:focus)]:border-brand [&>li:has(>article:focus)]:shadow-3">
        {carts.map((cart) => (
          <CartCard key={cart.store_id} cart={cart} />
        ))}
      </ul>
    </section>
  );
}
