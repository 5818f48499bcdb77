import { useQuery } from '@tanstack/react-query';
import { FolderHeart } from 'lucide-react';

import { collectionQueries } from '#shop/saved/queries/collections.ts';

/** The names of the collections that a card's recipe is in. */
export function InCollections({ ids }: { ids: readonly string[] }) {
  const names = useQuery(collectionQueries.all())
    .data?.filter(({ collection_id }) => ids.includes(collection_id))
    .map(({ name }) => name);
  if (!names || names.length === 0) return null;
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-sm text-ink-2">
      <FolderHeart aria-hidden="true" size={15} className="flex-none" />
      <span className="sr-only">In </span>
      <span className="min-w-0 truncate">{names.join(', ')}</span>
    </p>
  );
}
