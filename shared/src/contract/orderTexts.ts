import * as z from 'zod/mini';

import { hasFewLines, MAX_NOTE, MAX_NOTE_LINES } from '#domain/orderNote';
import { MAX_PHONE, readPhone } from '#domain/phone';

import { paragraph, text } from './leaves.ts';

/** A shopper's note to a store. */
export const OrderNote = paragraph(MAX_NOTE).check(
  z.refine(hasFewLines, `must be at most ${MAX_NOTE_LINES} lines`),
);

/** A phone number, as `readPhone` keeps it. */
export const Phone = text(MAX_PHONE).check(
  z.overwrite((typed) => readPhone(typed) ?? typed),
  z.refine(
    (phone) => readPhone(phone) !== undefined,
    'must be a phone number, like +1 212 555 0123',
  ),
);
