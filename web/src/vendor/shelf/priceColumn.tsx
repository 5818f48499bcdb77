import type { ShelfItem } from '@larder/shared/stores/storeParts.model';

import type { Column } from '#ui/lists/DataRow.tsx';
import { Money } from '#ui/Money.tsx';

import { SaleBadge } from './SaleBadge.tsx';
import { WeightPrice } from './WeightPrice.tsx';

/** Regular prices, with sales by the days of a time zone. */
export function priceColumn(zone: string): Column<ShelfItem> {
  return {
    title: 'Price',
    align: 'right',
    cell: (item) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-2">
        <SaleBadge item={item} zone={zone} />
        <Money cents={item.price} />
        <WeightPrice item={item} />
      </span>
    ),
  };
}
