import type { VendorReport } from '@larder/shared/orders/vendorOrders.calls';
import { Link } from 'react-router';

import { marginWords } from '#vendor/dashboard/rules/compareWords.ts';

/** The margin of what was sold, as far as its cost is known; how to make it known, where it is not. */
export function ReportMargin({ goods }: { goods: VendorReport['goods'] }) {
  if (!goods) return null;
  const words = marginWords(goods);
  if (words === undefined && goods.packs === 0) return null;
  return (
    <p className="mt-4 text-sm text-ink-2">
      {words ?? (
        <>
          No margin: the cost of what was sold is not known. Set it for an item on your{' '}
          <Link to="/vendor/inventory" className="font-semibold underline">
            inventory
          </Link>
          ; it counts from the next order on.
        </>
      )}
    </p>
  );
}
