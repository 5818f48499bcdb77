import type { Store } from '@larder/shared/stores/storeParts.model';
import { Bike, MapPin, ShoppingBasket, Store as StoreIcon, Tag } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Card } from '#ui/Card.tsx';

const UNKNOWN = 'Not specified';

/** What and where a store is. */
export function StoreFacts({ store, children }: { store: Store; children?: ReactNode }) {
  const { name, store_type, address, location, items } = store;
  return (
    <Card as="section" aria-label="Store details" className="p-5">
      <dl className="grid gap-x-8 gap-y-4 grid-cols-2 sm:grid-cols-3 xl:grid-cols-[1fr_auto_auto_auto_1.5fr]">
        <Fact name="Name" icon={StoreIcon} wide>
          {name || UNKNOWN}
        </Fact>
        <Fact name="Type" icon={store_type === 'Pickup' ? ShoppingBasket : Bike}>
          {store.also_pickup ? 'Delivery and pickup' : store_type || UNKNOWN}
        </Fact>
        <Fact name="Items" icon={Tag}>
          <span className="num">{items.length}</span>
        </Fact>
        <Fact name="Location" icon={MapPin}>
          <span className="num">
            ({location.lat}, {location.lng})
          </span>
        </Fact>
        <Fact name="Address" icon={MapPin} wide>
          {address || UNKNOWN}
        </Fact>
      </dl>
      {children}
    </Card>
  );
}

function Fact({
  name,
  icon: Icon,
  wide = false,
  children,
}: {
  name: string;
  icon: LucideIcon;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? 'col-span-2 min-w-0 sm:col-span-1' : 'min-w-0'}>
      <dt className="flex items-center gap-1.5 text-sm text-ink-2">
        <Icon aria-hidden="true" size={15} />
        {name}
      </dt>
      <dd className="mt-0.5 font-medium break-words">{children}</dd>
    </div>
  );
}
