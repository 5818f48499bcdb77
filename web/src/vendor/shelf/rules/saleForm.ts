import { type Cents, toDollars } from '@larder/shared/basics/money';
import { daysOfSale, isSaleDay, momentsOfSale } from '@larder/shared/stores/sales';
import type { Sale } from '@larder/shared/stores/sales.model';
import * as z from 'zod/mini';

import { readBox } from '#platform/forms/numberBox.ts';
import { sameFields } from '#platform/page/sameFields.ts';

import { readPrice } from './shelfInput.ts';

/** The boxes of an item's sale: without a price there is none; days are the store's, "2026-12-01". */
export const SaleBoxes = {
  sale_price: readBox<Cents | null>((text) =>
    text.trim() === '' ? { value: null } : readPrice(text),
  ),
  sale_from: z.string(),
  sale_until: z.string(),
};
type Boxes = z.output<z.ZodMiniObject<typeof SaleBoxes>>;

/** What the boxes hold before they are edited. */
export function saleBoxes(sale: Sale | null | undefined, zone: string) {
  const { from, until } = sale ? daysOfSale(sale, zone) : { from: '', until: null };
  return {
    sale_price: sale ? toDollars(sale.price).toFixed(2) : '',
    sale_from: from,
    sale_until: until ?? '',
  };
}

type SaleFault = { readonly field: keyof Boxes; readonly message: string };

export const NO_DAY = 'Choose a day';

/**
 * The sale that boxes say; null for none. From today on where no first day is given, without an end where no last one is.
 *
 * Units   `price` is the regular one, in cents; `today` is the store's.
 * Shape   `seen` is what the boxes held before they were edited; without a sale when they say the same.
 */
export function readSale(
  { sale_price, sale_from, sale_until }: Boxes,
  {
    price,
    zone,
    today,
    seen,
  }: { price: Cents; zone: string; today: string; seen: ReturnType<typeof saleBoxes> },
): { readonly sale?: Sale | null } | SaleFault {
  if (sale_price === null) return seen.sale_price === '' ? {} : { sale: null };
  const from = sale_from === '' ? today : sale_from;
  const until = sale_until === '' ? null : sale_until;
  if (sale_price >= price)
    return { field: 'sale_price', message: 'Enter less than the regular price' };
  if (!isSaleDay(from)) return { field: 'sale_from', message: NO_DAY };
  if (until !== null && !isSaleDay(until)) return { field: 'sale_until', message: NO_DAY };
  const sale = { price: sale_price, ...momentsOfSale({ from, until }, zone) };
  if (sameFields(saleBoxes(sale, zone), seen)) return {};
  if (until !== null && until < today)
    return { field: 'sale_until', message: 'Choose today or a later day' };
  if (until !== null && until < from)
    return { field: 'sale_until', message: 'Choose the first day or a later one' };
  return { sale };
}
