import { cartsTotal } from '@larder/shared/domain/carts';
import { ListChecks, ShoppingCart } from 'lucide-react';

import type { StoreCart } from '#state/carts';
import { Button } from '#ui/Button';
import { CountBadge } from '#ui/CountBadge';
import { Money } from '#ui/Money';

/** Narrow screens only. */
export function BottomBar({
  carts,
  onOpen,
}: {
  carts: readonly StoreCart[];
  onOpen: (panel: 'ingredients' | 'carts') => void;
}) {
  return (
    <div className="bottom-bar flex gap-3 border-t border-line bg-surface/95 backdrop-blur lg:hidden">
      <Button
        variant="outline"
        icon={ListChecks}
        className="flex-1"
        onClick={() => onOpen('ingredients')}
      >
        Ingredients
      </Button>
      {carts.length > 0 && (
        <Button
          variant="ink"
          icon={ShoppingCart}
          className="flex-1"
          onClick={() => onOpen('carts')}
        >
          Cart
          <CountBadge
            count={carts.length}
            unit={carts.length === 1 ? 'cart' : 'carts'}
            tone="honey"
          />
          <Money cents={cartsTotal(carts)} />
        </Button>
      )}
    </div>
  );
}
