import * as z from 'zod/mini';

import { text } from '#basics/leaves.model';
import { LIMITS } from '#basics/validation';

import { KITCHEN_LIMITS } from './kitchenLimits.ts';

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

/** A list of at most `max`; it may be empty. */
export function upTo<T extends z.ZodMiniType>(item: T, max: number) {
  return z.readonly(z.array(item).check(z.maxLength(max, `must have at most ${max} entries`)));
}

export const Key = plain(LIMITS.name).check(z.minLength(1, 'must not be empty'));
export const Name = plain(LIMITS.name);
export const Picture = plain(KITCHEN_LIMITS.picture);
export const UnitText = plain(KITCHEN_LIMITS.unit);
export const Number = z
  .number()
  .check(z.minimum(0, 'must be 0 or more'), z.maximum(LIMITS.amount, 'is too large'));
export const Count = z.int().check(z.minimum(0, 'must be 0 or more'));

export const Amount = z.object({ amount: Number, unit: UnitText });
/** A line as operations name it: by its key and generation. */
export const LineRef = z.object({ key: Key, generation: Count });
export type LineRef = z.output<typeof LineRef>;
