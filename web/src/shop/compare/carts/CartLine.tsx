import { formatUsd } from '@larder/shared/basics/money';
import type { CartItem, CartStore } from '@larder/shared/kitchen/carts.model';
import { X } from 'lucide-react';
import { memo } from 'react';

import { LinePrice } from '#parts/orders/LinePrice.tsx';
import { amountText } from '#parts/orders/weightWords.ts';
import type { PackWords } from '#parts/queries/packWords.ts';
import { toast } from '#platform/page/toast.ts';
import { setItems, setPacks } from '#shop/carts/state/carts.ts';
import { Stepper } from '#ui/fields/Stepper.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

type CartLineProps = {
  store: CartStore;
  item: CartItem;
  /** The item's name, unlike those of other packs of the food. */
  called: string;
  packText: PackWords;
};

/** Memoised: a press changes one of up to 60 lines. */
export const CartLine = memo(function CartLine({ store, item, called, packText }: CartLineProps) {
  return (
    <li
      data-row={`${store.store_id} ${item.ingredient_id}`}
      className="-mx-1 flex items-start gap-3 px-1 py-2 [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto]"
    >
      <ItemImage src={item.image} size={40} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <p className="min-w-0 pt-2 text-sm leading-snug break-words">
            {item.name}
            <span className="block text-ink-2">{packText(item)}</span>
          </p>
          <IconButton
            label={`Remove ${called}`}
            icon={X}
            size="sm"
            data-action="remove"
            onClick={() => {
              const putBack = setItems(store, [{ ...item, quantity: 0 }]);
              toast.undo(`${item.name} removed`, putBack);
            }}
          />
        </div>
        <div className="flex items-center justify-between gap-2">
          <Stepper
            label={`packs of ${called} in the cart`}
            size="sm"
            value={item.quantity}
            min={1}
            onChange={(quantity) => setPacks(store.store_id, item.ingredient_id, quantity)}
          />
          <span className="num text-sm whitespace-nowrap text-ink-2">
            {item.by_weight ? (
              <>
                {amountText(item)} · <LinePrice line={item} />
              </>
            ) : (
              <>
                {item.quantity} × {formatUsd(item.price)}
              </>
            )}
          </span>
        </div>
      </div>
    </li>
  );
}, isSameLine);

/** The cart is a new object after each change; a line needs only its terms. */
function isSameLine(before: CartLineProps, after: CartLineProps): boolean {
  const [a, b] = [before.store, after.store];
  return (
    before.item === after.item &&
    before.called === after.called &&
    before.packText === after.packText &&
    a.store_id === b.store_id &&
    a.deliveryFee === b.deliveryFee &&
    a.minimumOrder === b.minimumOrder
  );
}
