import type { OwnEntry } from '@larder/shared/stores/adminProducts.calls';
import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { useState } from 'react';

import { ownProductQueries } from '#admin/catalogue/queries/ownProducts.ts';
import { useAddress } from '#platform/page/address.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { AddressSearch } from '#ui/fields/AddressSearch.tsx';
import { EmptyList } from '#ui/lists/EmptyList.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { OwnEntryCard } from './OwnEntryCard.tsx';

const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog);

const PER_PAGE = 25;

/** What vendors sell under the same number, and every own product by search: to say once for all what it is. */
export function AdminOwnProductsPage() {
  usePageTitle('Vendors’ products');
  const { choose, page, wanted, isFirst, turnTo } = useAddress();
  const answer = useQuery(ownProductQueries.list({ limit: PER_PAGE, ...page }));
  const [sharing, setSharing] = useState<string>();
  const view = { wanted, isFirst, turnTo, clearSearch: () => choose({ q: '' }) };
  return (
    <>
      <PageHeader
        title="Vendors’ products"
        text="Products that vendors made themselves and several sell under one number. Say once what such a product is, and the next shop’s file finds it."
      />
      <div className="mb-3 flex justify-end">
        <AddressSearch
          name="q"
          label="Search vendors’ products"
          placeholder="Name, brand or GTIN"
          className="w-full sm:w-72"
        />
      </div>
      <ListStates
        rows={answer.data?.entries ?? []}
        remote={{
          answer,
          waiting: 'Loading vendors’ products',
          skeletons: 6,
          failed: { title: 'Failed to load vendors’ products.' },
          paging: { isFirst, turnTo, page: answer.data },
        }}
        empty={
          <EmptyList
            view={view}
            icon={PackageSearch}
            unit="products"
            title="No number is sold by two vendors"
          />
        }
      >
        {(rows) => (
          <ul aria-label="Vendors’ products" className="grid gap-3">
            {rows.map((entry) => (
              <OwnEntryCard
                key={keyOf(entry)}
                entry={entry}
                preloadProps={ShareDialog.preloadProps}
                onShare={({ ingredient_id }) => setSharing(ingredient_id)}
              />
            ))}
          </ul>
        )}
      </ListStates>
      {sharing !== undefined && <ShareDialog id={sharing} onClose={() => setSharing(undefined)} />}
    </>
  );
}

/** The same number may be found as several products. */
function keyOf({ gtin, products: [first] }: OwnEntry): string {
  return `${gtin ?? ''} ${first?.ingredient_id ?? ''}`;
}
