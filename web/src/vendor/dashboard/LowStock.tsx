import { compareText } from '@larder/shared/basics/text';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { Fragment } from 'react';
import { Link } from 'react-router';

import { Card } from '#ui/Card.tsx';
import { Chip } from '#ui/Chip.tsx';
import { shelfLink } from '#vendor/shelf/rules/shelfAddress.ts';
import { isLow } from '#vendor/shelf/rules/shelfView.ts';

/** Max items shown. */
const SHOWN = 6;

/** What is low or out of stock in any store, the fewest packs first; hidden when empty. */
export function LowStock({ stores }: { stores: readonly Store[] }) {
  const low = stores
    .flatMap((store) =>
      store.items
        .filter((item) => item.quantity === 0 || isLow(item))
        .map((item) => ({ store, item })),
    )
    .toSorted((a, b) => a.item.quantity - b.item.quantity || compareText(a.item.name, b.item.name));
  if (low.length === 0) return null;
  return (
    <Card as="section" aria-label="Low Stock" className="overflow-hidden">
      <h2 className="flex items-center gap-2 px-5 pt-4 pb-3 text-xl font-semibold">
        Low Stock
        <span className="num text-sm font-medium text-ink-2">{low.length}</span>
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {low.slice(0, SHOWN).map(({ store, item }) => (
          <li
            key={`${store.store_id} ${item.ingredient_id}`}
            className="flex items-center gap-3 px-5 py-2.5"
          >
            <span className="min-w-0 flex-1 leading-snug">
              <Link
                to={shelfLink(store.store_id, { text: item.name })}
                className="block font-semibold break-words hover:underline"
              >
                {item.name}
              </Link>
              <span className="block text-sm break-words text-ink-2">{store.name}</span>
            </span>
            {item.quantity === 0 ? (
              <Chip tone="danger">Out of stock</Chip>
            ) : (
              <Chip tone="honey">{item.quantity} left</Chip>
            )}
          </li>
        ))}
      </ul>
      {low.length > SHOWN && (
        <p className="num border-t border-line px-5 py-3 text-sm text-ink-2">
          {low.length - SHOWN} more. Lowest stock first:{' '}
          {stores
            .filter(({ store_id }) =>
              low.slice(SHOWN).some(({ store }) => store.store_id === store_id),
            )
            .map((store, nth) => (
              <Fragment key={store.store_id}>
                {nth > 0 && ', '}
                <Link
                  to={shelfLink(store.store_id, { sort: 'stock' })}
                  className="font-semibold underline"
                >
                  {store.name}
                </Link>
              </Fragment>
            ))}
        </p>
      )}
    </Card>
  );
}
