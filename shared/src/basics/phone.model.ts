import * as z from 'zod/mini';

import { text } from './leaves.model.ts';
import { MAX_PHONE, readPhone } from './phone.ts';

/** A phone number, as `readPhone` keeps it. */
export const Phone = text(MAX_PHONE).check(
  z.overwrite((typed) => readPhone(typed) ?? typed),
  z.refine(
    (phone) => readPhone(phone) !== undefined,
    'must be a phone number, like +1 212 555 0123',
  ),
);
