import { useNotListed } from '#queries/notListed';
import { useCarts } from '#state/carts';
import { useHousehold } from '#state/kitchenPeople';
import type { TripNow } from '#state/tripNow';
import { LinkButton } from '#ui/LinkButton';
import { NoCarts } from '#ui/NoCarts';
import { NotListed } from '#ui/NotListed';
import { PageHeader } from '#ui/PageHeader';

import { CartPanel } from './CartPanel.tsx';
import { ReorderNotice } from './ReorderNotice.tsx';

const NOTHING: Pick<TripNow, 'dropped' | 'listed'> = { dropped: [], listed: [] };

/** Carts of an earlier visit or a repeated order, without a comparison. */
export function CartsOnly({
  done = NOTHING,
}: {
  done?: Pick<TripNow, 'dropped' | 'listed'> | undefined;
}) {
  const carts = useCarts();
  const members = useHousehold()?.members.length ?? 1;
  return (
    <div className="mx-auto max-w-[40rem]">
      <PageHeader
        title="Shop Ingredients"
        text="To compare stores for your list, choose Shop Now on the grocery list."
      >
        <LinkButton to="/shopping-list" variant="outline">
          Grocery List
        </LinkButton>
      </PageHeader>
      <ReorderNotice />
      <NotListed {...useNotListed(NOTHING.dropped, done)} className="mb-4" />
      {carts.length > 0 ? <CartPanel /> : <NoCarts members={members} />}
    </div>
  );
}
