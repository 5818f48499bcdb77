import * as z from 'zod/mini';

import { KITCHEN_LIMITS } from '#domain/kitchenOps';
import { LIMITS } from '#domain/validation';

import { text } from './leaves.ts';

/* What the household's calls take from the operations, without the operations. */

const CONTROL = /\p{Cc}/u;

/** A text that screens show and the database takes; it may be empty. */
export function plain(max: number) {
  return text(max).check(
    z.refine(
      (one) => one.isWellFormed() && !CONTROL.test(one),
      'must not contain control characters',
    ),
  );
}

export const Key = plain(LIMITS.name).check(z.minLength(1, 'must not be empty'));
export const UnitText = plain(KITCHEN_LIMITS.unit);
export const Number = z
  .number()
  .check(z.minimum(0, 'must be 0 or more'), z.maximum(LIMITS.amount, 'is too large'));
export const Count = z.int().check(z.minimum(0, 'must be 0 or more'));

export const Amount = z.object({ amount: Number, unit: UnitText });
export const LineRef = z.object({ key: Key, generation: Count });
