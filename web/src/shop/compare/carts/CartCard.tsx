import { dayWords } from '@larder/shared/basics/calendar';
import { LIMITS } from '@larder/shared/basics/validation';
import { cartPrice, countFoods } from '@larder/shared/kitchen/carts';
import type { Cart } from '@larder/shared/kitchen/carts.model';
import { memo, useEffect, useRef } from 'react';

import { DeliveryLine } from '#parts/orders/DeliveryLine.tsx';
import { packNames } from '#parts/packNames.ts';
import type { PackWords } from '#parts/queries/packWords.ts';
import { useAfterPaint } from '#platform/page/afterPaint.ts';
import { liveInside } from '#platform/page/focus.ts';
import { useCart } from '#shop/carts/state/carts.ts';
import { things } from '#shop/compare/words.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';

import { cartId } from './cartFocus.ts';
import { CartLine } from './CartLine.tsx';

const TOTAL = liveInside('total');
const NONE: Cart['items'] = [];

export const CartCard = memo(function CartCard({
  listed,
  packText,
  isOnly,
  hasFocus,
  pausedUntil,
}: {
  /** The panel's copy, up to one paint old; used when the cart was removed since. */
  listed: Cart;
  packText: PackWords;
  isOnly: boolean;
  hasFocus: boolean;
  /** The day on which a paused store takes orders again. */
  pausedUntil: string | undefined;
}) {
  const cart = useCart(listed.store_id) ?? listed;
  // A new card is drawn before its lines.
  const lines = useAfterPaint(cart.items, NONE);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasFocus) card.current?.focus();
  }, [hasFocus]);
  const called = packNames(lines);
  return (
    <li {...TOTAL.around} className="card p-4">
      <article
        ref={card}
        id={cartId(cart.store_id)}
        data-row={cartId(cart.store_id)}
        tabIndex={-1}
        aria-label={`Cart at ${cart.storeName}`}
      >
        <Head cart={cart} />
        <Notices cart={cart} pausedUntil={pausedUntil} />
        <ul aria-label={`Items in the cart at ${cart.storeName}`} className="mt-2">
          {lines.map(({ ingredient_id: id }) => {
            const item = cart.items.find((one) => one.ingredient_id === id);
            return (
              item && (
                <CartLine
                  key={id}
                  store={cart}
                  item={item}
                  called={called.get(id) ?? item.name}
                  packText={packText}
                />
              )
            );
          })}
        </ul>
        <footer className="mt-2 border-t border-line pt-3">
          <DeliveryLine fee={cart.deliveryFee} className="mb-1" />
          <p {...TOTAL.part} className="flex items-baseline justify-between">
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
});

function Head({ cart: { storeName, storeType, items } }: { cart: Cart }) {
  return (
    <header className="flex items-center gap-3">
      <Avatar name={storeName} size={40} shape="square" />
      <div className="min-w-0">
        <h3 className="text-base break-words">{storeName}</h3>
        <p className="text-sm text-ink-2">
          {things(countFoods(items))} · {storeType}
        </p>
      </div>
    </header>
  );
}

/** What keeps the cart from being one order. */
function Notices({ cart, pausedUntil }: { cart: Cart; pausedUntil: string | undefined }) {
  return (
    <>
      {pausedUntil !== undefined && (
        <Notice tone="warning" className="mt-3">
          Paused. It takes orders again on {dayWords(pausedUntil)}.
        </Notice>
      )}
      {cart.items.length > LIMITS.orderItems && (
        <Notice tone="warning" className="mt-3">
          One order holds at most {LIMITS.orderItems} items: these {cart.items.length} take several
          orders, each with its own delivery and minimum.
        </Notice>
      )}
    </>
  );
}
