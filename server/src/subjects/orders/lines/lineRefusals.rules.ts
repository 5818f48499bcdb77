import { toDollars } from '@larder/shared/basics/money';
import type { LineRefusal } from '@larder/shared/orders/lineChanges';
import type { changeLine } from '@larder/shared/orders/lineChanges.calls';
import type { OrderStatus } from '@larder/shared/orders/orders';
import type { z } from 'zod';

import { AppError, invalidField } from '#errors';
import { conflict } from '#subjects/orders/conflict.rules';

export type Wish = z.output<(typeof changeLine)['body']>;

/** Why a line was not changed. Money in `details` is in dollars, as on the wire. */
export function refused(
  refusal: LineRefusal,
  { replacement, order_status }: Pick<Wish, 'replacement'> & { order_status: OrderStatus },
): AppError {
  const { ingredient_id = '', packs: wanted = 0 } = replacement ?? {};
  if (refusal.code === 'invalid_request') return invalidField(refusal.field, refusal.message);
  if (refusal.code === 'invalid_transition') return conflict({ order_status });
  if (refusal.code === 'line_changed') {
    const { current, isProposed } = refusal;
    return new AppError('line_changed', {
      message: isProposed
        ? 'A replacement of this line waits for the customer’s answer. Take it back first.'
        : `This line has changed meanwhile: ${current} left of it. Look again, then change it.`,
      details: { current },
    });
  }
  if (refusal.code === 'out_of_stock') {
    const { name, available } = refusal;
    return shortOf({ ingredient_id, name, wanted, available });
  }
  if (refusal.code === 'price_changed') {
    const { name, old, new: now } = refusal;
    return new AppError('price_changed', {
      details: { items: [{ ingredient_id, name, old: toDollars(old), new: toDollars(now) }] },
    });
  }
  return new AppError(refusal.code);
}

/** The shelf has fewer packs than are asked of it. */
export function shortOf(item: {
  ingredient_id: string;
  name: string;
  wanted: number;
  available: number;
}): AppError {
  return new AppError('out_of_stock', {
    message: `${item.name}: only ${item.available} left on the shelf.`,
    details: { items: [item] },
  });
}
