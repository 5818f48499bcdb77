import type { Order } from '@larder/shared/orders/orders.calls';

import { ItemImage } from '#ui/ItemImage.tsx';

export function OrderItems({ order }: { order: Order }) {
  return (
    <ul aria-label="Items" className="flex flex-wrap gap-2.5">
      {order.items.map((item) => (
        <li
          key={item.ingredient_id}
          className="flex items-center gap-2.5 rounded-sm border border-line bg-surface py-1.5 pr-4 pl-1.5"
        >
          <ItemImage src={item.image} size={36} />
          <span className="leading-tight">
            <span className="block text-sm font-medium break-words">{item.name}</span>
            <span className="num text-xs text-ink-2">
              {item.unit_quantity} {item.unit} × {item.quantity}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
