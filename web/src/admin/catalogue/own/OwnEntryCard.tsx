import type { OwnEntry, OwnProduct } from '@larder/shared/stores/adminProducts.calls';
import { Check, Share2 } from 'lucide-react';
import { Link } from 'react-router';

import { countOf } from '#parts/tables/csvWords.ts';
import type { PreloadProps } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

import { packWords } from './shareWords.ts';

type OwnEntryCardProps = {
  entry: OwnEntry;
  /** Loads the dialog early. */
  preloadProps: PreloadProps;
  onShare: (product: OwnProduct) => void;
};

/** A number with the products that vendors sell under it. */
export function OwnEntryCard({ entry, preloadProps, onShare }: OwnEntryCardProps) {
  const { gtin, vendors, is_shared, products } = entry;
  const [first] = products;
  if (!first) return null;
  const more = vendors - products.length;
  return (
    <li data-row={first.ingredient_id} className="card p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 gap-3">
          <ItemImage src={first.image} size={44} />
          <div className="min-w-0">
            <h2 className="text-lg font-semibold break-words">{first.name}</h2>
            <p className="num text-sm break-words text-ink-2">
              {gtin === null ? 'No number of a maker' : `GTIN ${gtin}`}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Chip>{countOf(vendors, 'vendor')}</Chip>
          {is_shared && (
            <Chip tone="brand" icon={Check}>
              Shared
            </Chip>
          )}
          <Button
            variant="ghost"
            icon={Share2}
            aria-label={`${is_shared ? 'Share again' : 'Make it shared'}: ${first.name}`}
            {...preloadProps}
            onClick={() => onShare(first)}
          >
            {is_shared ? 'Share again' : 'Make it shared'}
          </Button>
        </div>
      </div>
      <ul aria-label={`Who sells ${first.name}`} className="mt-3 grid gap-2">
        {products.map((product) => (
          <Sold key={product.ingredient_id} product={product} />
        ))}
        {products.length > 1 && more > 0 && (
          <li className="num text-sm text-ink-2">and {countOf(more, 'vendor')} more</li>
        )}
      </ul>
    </li>
  );
}

function Sold({ product }: { product: OwnProduct }) {
  const { vendor_id, vendor_name, name, brand, food, stores } = product;
  return (
    <li className="num text-sm break-words text-ink-2">
      <Link to={`/admin/vendors/${vendor_id}`} className="font-semibold text-brand underline">
        {vendor_name}
      </Link>
      : {name}, {brand ?? 'no brand'}, {packWords(product)} · {food?.name ?? 'Not a food'} ·{' '}
      {stores === 0 ? 'in no store' : `in ${countOf(stores, 'store')}`}
    </li>
  );
}
