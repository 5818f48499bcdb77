import { ORDER_SORTS, type OrderSort } from '@larder/shared/domain/orders';
import { z } from 'zod';

import { AppError } from '#errors';

/**
 * A place in the vendor's list: beside the order of this time, total and id, towards the end
 * (`after`) or the start (`before`).
 */
export type OrderPlace = { side: 'after' | 'before'; at: Date; total: number; id: string };

const Text = z.tuple([
  z.enum(ORDER_SORTS),
  z.enum(['after', 'before']),
  z.iso.datetime(),
  z.int(),
  z.guid(),
]);

export function writePlace(sort: OrderSort, { side, at, total, id }: OrderPlace): string {
  return Buffer.from(JSON.stringify([sort, side, at.toISOString(), total, id])).toString(
    'base64url',
  );
}

/** Errors  invalid_request when the text is not a place of ours in a list that is sorted so. */
export function readPlace(sort: OrderSort, text: string | undefined): OrderPlace | undefined {
  if (text === undefined) return undefined;
  const read = Text.safeParse(jsonOf(Buffer.from(text, 'base64url').toString()));
  if (!read.success || read.data[0] !== sort)
    throw new AppError('invalid_request', { message: 'cursor: is not one of this list' });
  const [, side, at, total, id] = read.data;
  return { side, at: new Date(at), total, id };
}

/** JSON has no undefined, so that stands for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
