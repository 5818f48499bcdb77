import { type Cents, fromDollars } from '#basics/money';
import {
  type DecimalSign,
  type NumberFault,
  PRICE_RULE,
  QUANTITY_RULE,
  readNumber,
} from '#basics/numberInput';

/** Signs and codes of money. "kr" is of several countries, so it says none. */
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/(?:US ?\$|USD)/i, 'USD'],
  [/(?:C(?:A|DN)? ?\$|CAD)/i, 'CAD'],
  [/(?:A(?:U)? ?\$|AUD)/i, 'AUD'],
  [/€|EUR/i, 'EUR'],
  [/£|GBP/i, 'GBP'],
  [/¥|JPY/i, 'JPY'],
  [/CHF|SFr/i, 'CHF'],
  [/\$/, 'USD'],
];
/** Days as spreadsheets write them, into which they turn "3.49" and "5/99". */
const DATE =
  /^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}(?:\s|$)|^\d{1,2}[/-](?:\d{1,2}|[a-z]{3,9})$|^\d{1,2}\.\d{1,2}\.\d{2,4}$|^(?:\d{1,2}[ -])?[a-zä]{3,9}[ -]\d{2,4}$/i;

/** The currency that a price names; undefined without one. */
export function currencyOf(price: string): string | undefined {
  return CURRENCIES.find(([pattern]) => pattern.test(price))?.[1];
}

const MONEY = /(?:\b(?:US|CAD?|CDN|AU?|C) ?)?\$|[€£¥]|\b(?:USD|CAD|AUD|EUR|GBP|JPY|CHF|SFr)\b\.?/gi;

/** A price without the signs of money. */
export function moneyText(price: string): string {
  return price
    .replaceAll(MONEY, '')
    .trim()
    .replace(/^\((.+)\)$/, '-$1');
}

/** Neither a value nor a fault for an empty cell. */
export type ReadCell<Value, Fault> = { readonly value?: Value; readonly fault?: Fault };

/** `decimal` decides numbers with two readings; prices in another `currency` are refused. */
export type NumberFacts = {
  readonly decimal: DecimalSign | undefined;
  readonly currency: string | undefined;
};

/** Whether a spreadsheet has made a day of a number. */
export function isDateCell(cell: string): boolean {
  return DATE.test(cell);
}

/** A cell of the column of prices, in cents. */
export function readPriceCell(
  cell: string,
  { decimal, currency }: NumberFacts,
): ReadCell<Cents, NumberFault | 'date' | 'other_currency'> {
  const own = currencyOf(cell);
  const amount = moneyText(cell);
  if (DATE.test(amount)) return { fault: 'date' };
  if (own !== undefined && currency !== undefined && own !== currency)
    return { fault: 'other_currency' };
  const { value, fault } = readNumber(amount, PRICE_RULE, decimal);
  if (fault !== undefined) return { fault };
  return value === undefined ? {} : { value: fromDollars(value) };
}

/** A cell of the column of stocks: "12", "12.00", "1,200". */
export function readStockCell(
  cell: string,
  decimal: DecimalSign | undefined,
): ReadCell<number, NumberFault | 'date'> {
  if (DATE.test(cell.trim())) return { fault: 'date' };
  const { value, fault } = readNumber(cell, QUANTITY_RULE, decimal);
  if (fault !== undefined) return { fault };
  return value === undefined ? {} : { value };
}
