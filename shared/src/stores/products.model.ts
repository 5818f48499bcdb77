import * as z from 'zod/mini';

import { line, text } from '#basics/leaves.model';
import { GTIN_FAULTS, type GtinFault, keptGtin, readGtin } from '#food/gtin';

/** Max own products of a vendor. */
export const MAX_PRODUCTS = 20_000;
/** Max numbers of a product. */
export const MAX_GTINS = 10;
/** Units: characters. */
export const PRODUCT_LIMITS = { brand: 80, sku: 64, gtin: 40 } as const;

export const Brand = line(PRODUCT_LIMITS.brand);
/** A vendor's own number of a product. */
export const Sku = line(PRODUCT_LIMITS.sku);

/** The number on a pack, in any spelling of `readGtin`; kept as 14 digits, a PLU as 4 or 5. */
export const Gtin = text(PRODUCT_LIMITS.gtin).check(
  without('rounded'),
  without('length'),
  without('check'),
  z.overwrite((written) => keptGtin(written) ?? written),
);

function without(fault: GtinFault) {
  return z.refine<string>((written) => {
    const read = readGtin(written);
    return !('fault' in read) || read.fault !== fault;
  }, GTIN_FAULTS[fault]);
}
