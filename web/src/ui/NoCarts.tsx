import { ShoppingCart } from 'lucide-react';

import { EmptyState } from './EmptyState.tsx';

export function NoCarts() {
  return (
    <EmptyState
      icon={ShoppingCart}
      title="Your carts are empty"
      text="What you ordered is among your orders."
      link={{ to: '/orders', title: 'Your orders' }}
    />
  );
}
