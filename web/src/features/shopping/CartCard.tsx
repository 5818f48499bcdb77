import { formatUsd } from '@larder/shared/domain/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { ApiError, OfflineError } from '#lib/apiError';
import { useFocusInside } from '#lib/focus';
import { useIsMounted } from '#lib/isMounted';
import { comeBackTo } from '#lib/returnPath';
import { useAuth } from '#lib/session';
import { toast } from '#lib/toast';
import { checkOutMutation } from '#queries/checkout';
import { checkoutAttempt, dropOrdered, setItems, setPacks, type StoreCart } from '#state/carts';
import { rememberOrder } from '#state/placedOrders';
import { Avatar } from '#ui/Avatar';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import { ItemImage } from '#ui/ItemImage';
import { Money } from '#ui/Money';
import { Stepper } from '#ui/Stepper';

import { cartId, focusNextLine, keepFocusInCarts } from './cartFocus.ts';
import { CartProblem } from './CartProblem.tsx';
import { readProblem } from './cartProblems.ts';

/** The cart of one store with its lines, total and checkout. */
export function CartCard({ cart }: { cart: StoreCart }) {
  const client = useQueryClient();
  const checkOut = useMutation(checkOutMutation(client));
  const auth = useAuth();
  const navigate = useNavigate();
  const location = useLocation();
  const [failed, setFailed] = useState<Error>();
  const isHere = useIsMounted();
  const problem = readProblem(failed, cart);

  const card = useRef<HTMLLIElement>(null);
  const focus = useFocusInside();

  function logIn(): void {
    toast.warning('Please log in to continue shopping');
    if (isHere()) void navigate('/login', { state: comeBackTo(location) });
  }

  // Awaited instead of called back: the answer counts even when this card is no longer on the page.
  async function order(): Promise<void> {
    if (!auth.isAuthenticated) {
      logIn();
      return;
    }
    setFailed(undefined);
    try {
      const { message, orders } = await checkOut.mutateAsync({
        cart,
        attempt: checkoutAttempt(cart),
      });
      keepFocusInCarts(card.current);
      for (const { order_id } of orders) rememberOrder(order_id, cart);
      dropOrdered(cart);
      toast.success(message);
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  function fail(error: Error): void {
    if (error instanceof ApiError && error.status === 401) {
      logIn();
      return;
    }
    setFailed(error);
    if (error instanceof OfflineError) toast.error(error.message);
    else if (!readProblem(error, cart)) toast.error('Failed to place order. Please try again.');
  }

  const packs = cart.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <li ref={card} className="card p-4">
      <article id={cartId(cart.store_id)} tabIndex={-1} aria-label={`Cart at ${cart.storeName}`}>
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
            <li key={item.ingredient_id} className="flex items-start gap-3 py-2">
              <ItemImage src={item.image} size={40} />
              <div className="min-w-0 flex-1">
                <div className="flex items-start justify-between gap-2">
                  <p className="min-w-0 pt-2 text-sm leading-snug break-words">{item.name}</p>
                  <IconButton
                    label={`Remove ${item.name}`}
                    icon={X}
                    size="sm"
                    data-remove
                    onClick={(event) => {
                      focusNextLine(event.currentTarget);
                      const putBack = setItems(cart, [{ ...item, quantity: 0 }]);
                      toast.undo(`${item.name} removed`, putBack);
                    }}
                  />
                </div>
                <div className="flex items-center justify-between gap-2">
                  <Stepper
                    label={`packs of ${item.name} in the cart`}
                    size="sm"
                    value={item.quantity}
                    min={1}
                    onChange={(quantity) => setPacks(cart.store_id, item.ingredient_id, quantity)}
                  />
                  <span className="num text-sm whitespace-nowrap text-ink-2">
                    {item.quantity} × {formatUsd(item.price)}
                  </span>
                </div>
              </div>
            </li>
          ))}
        </ul>
        {problem && (
          <CartProblem
            cart={cart}
            problem={problem}
            onSettled={() => {
              keepFocusInCarts(card.current);
              setFailed(undefined);
            }}
          />
        )}
        <footer className="mt-2 border-t border-line pt-3">
          <p
            className="flex items-baseline justify-between"
            aria-live={focus.inside ? 'polite' : 'off'}
          >
            <span className="text-ink-2">Total</span>
            <strong className="text-xl">
              <Money cents={cart.totalPrice} />
            </strong>
          </p>
          <Button
            look="ink"
            className="mt-3 w-full"
            data-checkout
            busy={checkOut.isPending || auth.isChecking}
            aria-label={`Checkout at ${cart.storeName}`}
            onClick={() => void order()}
          >
            Checkout
          </Button>
        </footer>
      </article>
    </li>
  );
}
