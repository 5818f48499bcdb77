import { ShoppingCart } from 'lucide-react';

import { EmptyState } from '#ui/EmptyState.tsx';

/** Carts belong to the household, orders to the person who placed them. */
export function NoCarts({ members }: { members: number }) {
  return (
    <EmptyState
      icon={ShoppingCart}
      title="Your carts are empty"
      text={
        members > 1
          ? 'What you ordered is among your orders. What others of your household ordered is among theirs.'
          : 'What you ordered is among your orders.'
      }
      link={{ to: '/orders', title: 'Your orders' }}
    />
  );
}
