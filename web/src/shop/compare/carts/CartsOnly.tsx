import { NoCarts } from '#parts/NoCarts.tsx';
import { NotListed } from '#parts/NotListed.tsx';
import { useCarts } from '#shop/carts/state/carts.ts';
import { useNotListed } from '#shop/compare/queries/notListed.ts';
import type { TripNow } from '#shop/compare/state/tripNow.ts';
import { useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

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
