import { TriangleAlert } from 'lucide-react';

import { EmptyState } from '#ui/EmptyState.tsx';

export function Unreadable() {
  return (
    <div role="alert" className="mb-6">
      <EmptyState
        icon={TriangleAlert}
        title="Could not load vendor data. Please try again."
        text="Shop Now on the grocery list compares the stores again."
        link={{ to: '/shopping-list', title: 'Grocery List' }}
      />
    </div>
  );
}
