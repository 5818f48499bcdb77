import { Bike, Check, MapPin, Store } from 'lucide-react';

import { Avatar } from '#ui/Avatar';
import { Chip } from '#ui/Chip';

import type { Offer } from './offers.ts';

export function StoreCardHeader({
  offer: { store, vendorName },
  isCheapest,
  isNearest,
}: {
  offer: Offer;
  isCheapest: boolean;
  isNearest: boolean;
}) {
  const { matched, wanted } = store.coverage;
  return (
    <header className="flex items-start gap-4 p-5 pb-3">
      <Avatar name={store.name} size={52} shape="square" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg break-words">{store.name}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
          {store.distance !== null && (
            <span className="inline-flex items-center gap-1">
              <MapPin aria-hidden="true" size={15} />
              {store.distance.toFixed(1)} mi away
            </span>
          )}
          <span className="inline-flex items-center gap-1">
            {store.store_type === 'Delivery' ? (
              <Bike aria-hidden="true" size={16} />
            ) : (
              <Store aria-hidden="true" size={15} />
            )}
            {store.store_type}
          </span>
          <span>by {vendorName}</span>
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <Chip {...(matched === wanted ? { tone: 'brand' as const, icon: Check } : {})}>
            Has {matched} of {wanted}
          </Chip>
          {isCheapest && <Chip tone="honey">Cheapest</Chip>}
          {isNearest && <Chip tone="honey">Nearest</Chip>}
        </p>
      </div>
    </header>
  );
}
