import { cartPrice } from '@larder/shared/domain/carts';
import { useEffect, useRef } from 'react';

import { useFocusInside } from '#lib/focus';
import type { StoreCart } from '#state/carts';
import { Avatar } from '#ui/Avatar';
import { DeliveryLine } from '#ui/DeliveryLine';
import { LinkButton } from '#ui/LinkButton';
import { Money } from '#ui/Money';

import { cartId } from './cartFocus.ts';
import { CartLine } from './CartLine.tsx';

export function CartCard({
  cart,
  isOnly,
  hasFocus,
}: {
  cart: StoreCart;
  isOnly: boolean;
  hasFocus: boolean;
}) {
  const focus = useFocusInside();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasFocus) card.current?.focus();
  }, [hasFocus]);
  const packs = cart.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <li {...focus.handlers} className="card p-4">
      <article
        ref={card}
        id={cartId(cart.store_id)}
        data-row={cartId(cart.store_id)}
        tabIndex={-1}
        aria-label={`Cart at ${cart.storeName}`}
      >
        <header className="flex items-center gap-3">
          <Avatar name={cart.storeName} size={40} shape="square" />
          <div className="min-w-0">
            <h3 className="text-base break-words">{cart.storeName}</h3>
            <p className="text-sm text-ink-2">
              {packs} {packs === 1 ? 'item' : 'items'} · {cart.storeType}
            </p>
          </div>
        </header>
        <ul aria-label={`Items in the cart at ${cart.storeName}`} className="mt-2">
          {cart.items.map((item) => (
            <CartLine key={item.ingredient_id} cart={cart} item={item} />
          ))}
        </ul>
        <footer className="mt-2 border-t border-line pt-3">
          <DeliveryLine fee={cart.deliveryFee} className="mb-1" />
          <p
            className="flex items-baseline justify-between"
            aria-live={focus.inside ? 'polite' : 'off'}
          >
            <span className="text-ink-2">Total</span>
            <Money strong cents={cartPrice(cart)} className="text-xl" />
          </p>
          <LinkButton
            to={`/checkout?store=${cart.store_id}`}
            // The button of all carts is the one filled button then.
            variant={isOnly ? 'ink' : 'outline'}
            className="mt-3 w-full"
            aria-label={`Checkout at ${cart.storeName}`}
          >
            Checkout
          </LinkButton>
        </footer>
      </article>
    </li>
  );
}
