import { isMissingChosen } from '@larder/shared/domain/storeCard';
import { Check, Plus, ShoppingCart } from 'lucide-react';
import { useRef } from 'react';

import { focusWhenLost } from '#lib/focus';
import { Button } from '#ui/Button';
import { Money } from '#ui/Money';

import type { useStoreCard } from './useStoreCard.ts';

/** On a narrow card a button that has a row to itself fills it. */
const WIDTH = 'grow @md:grow-0';

/**
 * The way into the store's cart: Add to Cart, or where something is covered what is still missing; once
 * there is a cart, the way to it. These are one button, so that the focus stays when it changes.
 */
export function CartButtons({
  card: { cart, lines, missing, addAll, addMissing },
  isPartly,
  onShowCart,
}: {
  card: ReturnType<typeof useStoreCard>;
  /** Whether something of the list is covered. */
  isPartly: boolean;
  onShowCart: () => void;
}) {
  const main = useRef<HTMLButtonElement>(null);
  const missingWords = (
    <span>
      Add the {missing.items.length} missing · <Money cents={missing.cost} />
    </span>
  );

  if (!cart) {
    const addsMissing = isPartly && isMissingChosen(lines);
    return (
      <Button
        key="main"
        icon={addsMissing ? Plus : ShoppingCart}
        className={WIDTH}
        onClick={addsMissing ? addMissing : addAll}
      >
        {addsMissing ? missingWords : 'Add to Cart'}
      </Button>
    );
  }
  return (
    <>
      {missing.items.length > 0 && (
        <Button
          icon={Plus}
          className={WIDTH}
          onClick={() => {
            focusWhenLost(() => main.current);
            addMissing();
          }}
        >
          {missingWords}
        </Button>
      )}
      <Button
        key="main"
        ref={main}
        look="soft"
        icon={Check}
        className={WIDTH}
        // The second press of a double one was meant for the button that this was.
        onClick={({ detail }) => detail < 2 && onShowCart()}
      >
        <span>
          In cart · <Money cents={cart.totalPrice} />
        </span>
      </Button>
    </>
  );
}
