import { useCarts } from '#state/carts';
import { useHousehold } from '#state/kitchenPeople';
import { LinkButton } from '#ui/LinkButton';
import { NoCarts } from '#ui/NoCarts';
import { PageHeader } from '#ui/PageHeader';

import { Bought } from './Bought.tsx';
import { CartPanel } from './CartPanel.tsx';
import { ReorderNotice } from './ReorderNotice.tsx';

/** Carts of an earlier visit or a repeated order, without a comparison. */
export function CartsOnly() {
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
      <Bought />
      {carts.length > 0 ? <CartPanel /> : <NoCarts members={members} />}
    </div>
  );
}
