import { dayWords } from '@larder/shared/basics/calendar';
import { formatUsd } from '@larder/shared/basics/money';
import { daysOfSale, saleState } from '@larder/shared/stores/sales';
import type { ShelfItem } from '@larder/shared/stores/storeParts.model';

import { serverNow } from '#platform/http/serverClock.ts';
import { Chip } from '#ui/Chip.tsx';

/** The sale price of an item, with its last day, or its first one while that is to come. */
export function SaleBadge({ item: { sale }, zone }: { item: ShelfItem; zone: string }) {
  if (!sale) return null;
  const state = saleState(sale, serverNow());
  if (state === 'over') return null;
  const { from, until } = daysOfSale(sale, zone);
  const last = until === null ? '' : ` until ${dayWords(until)}`;
  return (
    <Chip tone={state === 'on' ? 'honey' : 'plain'}>
      Sale {formatUsd(sale.price)}
      {state === 'on' ? last : ` from ${dayWords(from)}`}
    </Chip>
  );
}
