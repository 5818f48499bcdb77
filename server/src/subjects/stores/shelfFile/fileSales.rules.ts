import type { FileSale, SaleEdit } from '@larder/shared/stores/sales.model';

/** Whether a file says the sale that is there. One without a beginning may have begun at any time. */
function isSameSale(said: FileSale | null, there: SaleEdit | null): boolean {
  if (!said || !there) return said === there;
  const isSameStart = said.from === null || said.from.getTime() === there.from.getTime();
  return (
    said.price === there.price && isSameStart && said.until?.getTime() === there.until?.getTime()
  );
}

/**
 * The sale that a row of a file sets, at the regular price to be; undefined: the one that is there stays.
 *
 * Shape   one that is not below the price, or over, is none.
 */
export function saleToSet(
  said: FileSale | null | undefined,
  { there, price, at }: { there: SaleEdit | null; price: number; at: Date },
): SaleEdit | null | undefined {
  if (said === undefined || isSameSale(said, there)) return undefined;
  if (!said || said.price >= price || (said.until && said.until <= at)) return null;
  const isBegun = there?.price === said.price && there.from < at;
  return { ...said, from: said.from ?? (isBegun ? there.from : at) };
}
