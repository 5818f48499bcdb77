import * as z from 'zod/mini';

import { type Cents, cents, fromDollars, isExactDollars, toDollars } from './money.ts';

const CentsValue = z.custom<Cents>((value) => Number.isSafeInteger(value));

/** Money from the server. Wire: dollars. In-app: whole cents. */
export const Usd = z.codec(z.number().check(z.minimum(0)), CentsValue, {
  decode: fromDollars,
  encode: toDollars,
});

/** As `Usd`, also below 0: a difference, or what a day lost. */
export const SignedUsd = z.codec(z.number(), CentsValue, {
  decode: fromDollars,
  encode: toDollars,
});

/** As `Usd`; 0 where it is missing, as in answers that were kept before there was such a member. */
export const UsdOrNone = z._default(Usd, cents(0));

/** Money that somebody sets or claims. Wire: dollars, 0 to `max`, at most 2 decimals. In-app: cents. */
export function usdUpTo(max: number) {
  return z.codec(
    z
      .number()
      .check(
        z.minimum(0, 'must be 0 or more'),
        z.maximum(max, `must be at most ${max}`),
        z.refine(isExactDollars, 'must have at most 2 decimals'),
      ),
    CentsValue,
    { decode: fromDollars, encode: toDollars },
  );
}

export const Price = usdUpTo(100_000);

/**
 * A total added up in floating point: 0.1 + 0.2 is accepted as 0.30.
 *
 * Errors  more than a millionth of a dollar from a whole cent.
 */
export const TotalClaim = z.codec(
  z.number().check(
    z.minimum(0, 'must be 0 or more'),
    z.maximum(1e10, 'is too large'),
    z.refine(
      (total) => Math.abs(Math.round(total * 100) / 100 - total) <= 1e-6,
      'must be whole cents',
    ),
  ),
  CentsValue,
  { decode: fromDollars, encode: toDollars },
);
