import { lazy } from './lazy.ts';

/**
 * Money in whole US cents; dollars exist only on the wire and on the screen.
 *
 * Source  product specification section 9: currency USD, 2 decimals and a $ sign.
 */
export type Cents = number & { readonly __unit: 'cents' };

/**
 * Brands an integer as cents.
 *
 * Errors  RangeError for a value that is not a safe integer: a bug of the caller.
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

/** Whether dollars are whole cents: 3.49 is, 3.495 is not. */
export function isExactDollars(dollars: number): boolean {
  return Number.isFinite(dollars) && Math.round(dollars * 100) / 100 === dollars;
}

/** What packs cost. */
export function costOf({ price, quantity }: { price: Cents; quantity: number }): Cents {
  return cents(price * quantity);
}

/** Sum of price times quantity, in cents; 0 for an empty order. */
export function orderTotal(
  lines: readonly { readonly price: Cents; readonly quantity: number }[],
): Cents {
  return cents(lines.reduce((sum, line) => sum + line.price * line.quantity, 0));
}

/** Lazy: a browser loads its data for tens of milliseconds, and a first page shows no price. */
const usd = lazy(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** 349 -> "$3.49", 123450 -> "$1,234.50", -50 -> "-$0.50". */
export function formatUsd(amount: Cents): string {
  return usd().format(toDollars(amount));
}
