import { ShoppingCart } from 'lucide-react';

import { useCarts } from '#state/carts';
import { EmptyState } from '#ui/EmptyState';
import { LinkButton } from '#ui/LinkButton';
import { PageHeader } from '#ui/PageHeader';

import { BoughtNotice } from './BoughtNotice.tsx';
import { CartPanel } from './CartPanel.tsx';
import { ReorderNotice } from './ReorderNotice.tsx';

/** Carts of an earlier visit or a repeated order, without a comparison. */
export function CartsOnly() {
  const carts = useCarts();
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
      <BoughtNotice />
      {carts.length > 0 ? (
        <CartPanel />
      ) : (
        <EmptyState
          icon={ShoppingCart}
          title="Your carts are empty"
          text="What you ordered is among your orders."
          link={{ to: '/orders', title: 'Your orders' }}
        />
      )}
    </div>
  );
}
