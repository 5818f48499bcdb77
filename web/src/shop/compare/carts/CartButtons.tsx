import { countFoods } from '@larder/shared/kitchen/carts';
import { Check, Plus, ShoppingCart } from 'lucide-react';

import { isAllCovered, isMissingChosen } from '#shop/compare/rules/storeCard.ts';
import type { useStoreCard } from '#shop/compare/useStoreCard.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';

import { placesOf } from './whereHeld.ts';

/** On a narrow card a button fills the row. */
const WIDTH = 'grow @md:grow-0';

/**
 * Without a cart: Add to Cart; Add the missing when some needs are covered; a note when all are.
 * With a cart: View Cart. The main button keeps its key, so that it keeps the focus.
 */
export function CartButtons({
  card: { cart, lines, missing, addAll, addMissing },
  isPartly,
  onShowCart,
}: {
  card: ReturnType<typeof useStoreCard>;
  isPartly: boolean;
  onShowCart: () => void;
}) {
  const missingWords = (
    <span>
      Add the {countFoods(missing.items)} missing · <Money cents={missing.cost} />
    </span>
  );

  if (!cart && isAllCovered(lines)) {
    return (
      <p className="flex items-start gap-1.5 text-sm text-ink-2">
        <Check
          aria-hidden="true"
          size={16}
          strokeWidth={2.75}
          className="mt-0.5 flex-none text-brand"
        />
        Nothing to add: {placesOf(lines.flatMap((line) => line.elsewhere))}
      </p>
    );
  }
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
        <Button icon={Plus} className={WIDTH} data-action="cart" onClick={addMissing}>
          {missingWords}
        </Button>
      )}
      <Button
        key="main"
        variant="outline"
        icon={Check}
        data-action="cart"
        className={WIDTH}
        once
        onClick={onShowCart}
      >
        <span>
          In cart · <Money cents={cart.totalPrice} />
        </span>
      </Button>
    </>
  );
}
