import type { FileSale, SaleEdit } from '@larder/shared/stores/sales.model';

type Until = Pick<FileSale, 'until'>;

export function isOver({ until }: Until, at: Date): boolean {
  return until !== null && until <= at;
}

/** Whether a file says the sale that is there. One without a beginning may have begun at any time before. */
function isSameSale(
  said: FileSale | null,
  { there, at }: { there: SaleEdit | null; at: Date },
): boolean {
  if (!said || !there) return said === there;
  const isSameStart =
    said.from === null ? there.from <= at : said.from.getTime() === there.from.getTime();
  return (
    said.price === there.price && isSameStart && said.until?.getTime() === there.until?.getTime()
  );
}

/**
 * The sale that a row of a file sets, at the regular price to be; undefined: the one that is there stays.
 *
 * Shape   one that is not below the price, or over, is none, also of the shelf.
 */
export function saleToSet(
  said: FileSale | null | undefined,
  { there, price, at }: { there: SaleEdit | null; price: number; at: Date },
): SaleEdit | null | undefined {
  if (said === undefined) return undefined;
  const left = there && isOver(there, at) ? null : there;
  const wanted = said && said.price < price && !isOver(said, at) ? said : null;
  if (isSameSale(wanted, { there: left, at })) return undefined;
  if (!wanted) return null;
  const isBegun = left?.price === wanted.price && left.from <= at;
  return { ...wanted, from: wanted.from ?? (isBegun ? left.from : at) };
}
