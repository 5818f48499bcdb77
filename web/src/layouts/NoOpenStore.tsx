import { useQuery } from '@tanstack/react-query';

import { useAuth } from '#platform/session/session.ts';
import { Notice } from '#ui/Notice.tsx';
import { vendorOrderQueries } from '#vendor/orders/queries/vendorOrders.ts';

/** Tells staff why every page is empty: no store in which they work is open. */
export function NoOpenStore() {
  const { position } = useAuth();
  const { data } = useQuery(vendorOrderQueries.overview());
  if (position === 'owner' || !data || data.stores.length > 0) return null;
  return (
    <Notice tone="warning" className="mb-4">
      No store in which you work is open. Ask the owner of the stores to let you into another one.
    </Notice>
  );
}
