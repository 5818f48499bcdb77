import { TriangleAlert } from 'lucide-react';

import { EmptyState } from '#ui/EmptyState';
import { LinkButton } from '#ui/LinkButton';

export function Unreadable() {
  return (
    <div role="alert" className="mb-6">
      <EmptyState
        icon={TriangleAlert}
        title="Could not load vendor data. Please try again."
        text="Shop Now on the grocery list compares the stores again."
      >
        <LinkButton to="/shopping-list">Grocery List</LinkButton>
      </EmptyState>
    </div>
  );
}
