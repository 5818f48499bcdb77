import type { CartItem } from '@larder/shared/domain/carts';
import { formatUsd } from '@larder/shared/domain/money';
import { X } from 'lucide-react';

import { toast } from '#lib/toast';
import { usePackWords } from '#queries/packWords';
import { setItems, setPacks, type StoreCart } from '#state/carts';
import { IconButton } from '#ui/IconButton';
import { ItemImage } from '#ui/ItemImage';
import { Stepper } from '#ui/Stepper';

export function CartLine({ cart, item }: { cart: StoreCart; item: CartItem }) {
  const packText = usePackWords();
  return (
    <li data-row={`${cart.store_id} ${item.ingredient_id}`} className="flex items-start gap-3 py-2">
      <ItemImage src={item.image} size={40} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <p className="min-w-0 pt-2 text-sm leading-snug break-words">
            {item.name}
            <span className="block text-ink-2">{packText(item)}</span>
          </p>
          <IconButton
            label={`Remove ${item.name}`}
            icon={X}
            size="sm"
            data-action="remove"
            onClick={() => {
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
  );
}
