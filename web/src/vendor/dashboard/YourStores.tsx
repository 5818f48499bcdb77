import type { Store } from '@larder/shared/stores/storeParts.model';

import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

export function YourStores({ stores }: { stores: readonly Store[] }) {
  return (
    <Card as="section" aria-label="Your Stores" className="overflow-hidden">
      <h2 className="px-5 pt-4 pb-3 text-xl font-semibold">Your Stores</h2>
      {stores.length === 0 ? (
        <div className="border-t border-line px-5 py-8 text-center text-ink-2">
          <p>No stores found. Create a store to get started.</p>
          <LinkButton to="/vendor/store" variant="soft" className="mt-4">
            Create Store
          </LinkButton>
        </div>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {stores.map(({ store_id, name, store_type, items }) => (
            <li key={store_id} className="flex flex-wrap items-center gap-3 px-5 py-3">
              <Avatar name={name} shape="square" />
              <span className="min-w-0 flex-1 basis-28 leading-snug">
                <span className="block font-semibold break-words">{name}</span>
                <span className="num block text-sm text-ink-2">
                  {store_type} · {items.length} {items.length === 1 ? 'item' : 'items'}
                </span>
              </span>
              <LinkButton
                to={`/vendor/store?store=${store_id}`}
                variant="outline"
                aria-label={`Manage ${name}`}
              >
                Manage
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
