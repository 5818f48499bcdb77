import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { gtinQueries } from '#parts/queries/gtins.ts';
import { knownName } from '#parts/scan/knownName.ts';
import { type Scanned, ScanSheet } from '#parts/scan/ScanSheet.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { addProductLink, shelfLink } from '#vendor/shelf/rules/shelfAddress.ts';

/** Opens the item of a scanned number for its price and stock, or says how it comes onto the shelf. */
export function ScanShelf({ store, onClose }: { store: Store; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { store_id, items } = store;

  async function find(gtin: string): Promise<Scanned | undefined> {
    const { product, known } = await client.fetchQuery(gtinQueries.sold(gtin));
    if (items.some(({ ingredient_id }) => ingredient_id === product?.ingredient_id)) {
      onClose();
      void navigate(shelfLink(store_id, { item: product?.ingredient_id }));
      return undefined;
    }
    const what = product ?? known;
    return {
      isRight: false,
      words: what ? `${knownName(what)}, not on this shelf` : 'Nobody knows this number',
      action: (
        <LinkButton
          to={addProductLink(store_id, product ? { text: product.name } : { gtin })}
          variant="outline"
        >
          {product ? 'Put it on the shelf' : 'Add as a product'}
        </LinkButton>
      ),
    };
  }

  return (
    <ScanSheet
      title="Scan the shelf"
      text={`An item of ${store.name} opens with its price and stock.`}
      onNumber={find}
      onClose={onClose}
    />
  );
}
