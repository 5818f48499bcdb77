import { useQuery } from '@tanstack/react-query';
import { FolderHeart } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { collectionQueries } from '#shop/saved/queries/collections.ts';
import { Button } from '#ui/Button.tsx';
import { FilterChip } from '#ui/FilterChip.tsx';

import type { SavedAddress } from './useSavedView.ts';

const CollectionsDialog = lazyPart(
  async () => (await import('./CollectionsDialog.tsx')).CollectionsDialog,
);

/** The collections, each a filter, and the way to make and change them. */
export function CollectionChips({ view }: { view: SavedAddress }) {
  const { data = [] } = useQuery(collectionQueries.all());
  const [isOpen, setIsOpen] = useState(false);
  const { collection } = view.query;
  return (
    <>
      <fieldset
        aria-label="Collections"
        className="no-scrollbar mb-3 flex max-w-full min-w-0 items-center gap-2 overflow-x-auto"
      >
        <Button
          variant="ghost"
          size="sm"
          icon={FolderHeart}
          aria-haspopup="dialog"
          {...CollectionsDialog.preloadProps}
          className="min-h-11 flex-none"
          onClick={() => setIsOpen(true)}
        >
          {data.length === 0 ? 'Make Collections' : 'Collections'}
        </Button>
        {data.map(({ collection_id: id, name }) => (
          <FilterChip
            key={id}
            pressed={collection === id}
            onPress={() => view.setCollection(collection === id ? '' : id)}
          >
            <span className="max-w-60 truncate">{name}</span>
          </FilterChip>
        ))}
      </fieldset>
      {isOpen && (
        <CollectionsDialog
          onClose={() => setIsOpen(false)}
          onGone={(id) => {
            if (id === collection) view.setCollection('');
          }}
        />
      )}
    </>
  );
}
