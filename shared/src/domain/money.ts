import { lazy } from './lazy.ts';

/**
 * Money. Inside the program every amount is a whole number of US cents; dollars exist on the wire
 * and on the screen only.
 *
 * Source  product specification section 9: currency USD, 2 decimals and a $ sign.
 */
export type Cents = number & { readonly __unit: 'cents' };

/**
 * Brands a whole number as an amount of money.
 *
 * Errors  RangeError when the value is not a safe integer: half a cent is a fault of the caller.
 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`money comes in whole cents, not ${value}`);
  return value as Cents;
}

/**
 * 3.49 -> 349.
 *
 * Units   US dollars in, cents out, rounded to the nearest cent (so 0.1 + 0.2 becomes 30).
 * Errors  RangeError when the amount is not finite or too large to count in cents.
 */
export function fromDollars(dollars: number): Cents {
  return cents(Math.round(dollars * 100));
}

/** 349 -> 3.49. */
export function toDollars(amount: Cents): number {
  return amount / 100;
}

/** Whether a number of dollars names a whole number of cents exactly: 3.49 does, 3.495 does not. */
export function isExactDollars(dollars: number): boolean {
  return Number.isFinite(dollars) && Math.round(dollars * 100) / 100 === dollars;
}

/** Made late: a browser reads its data for tens of milliseconds, and a first page shows no price. */
const usd = lazy(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** 349 -> "$3.49", 123450 -> "$1,234.50", -50 -> "-$0.50". */
export function formatUsd(amount: Cents): string {
  return usd().format(toDollars(amount));
}
