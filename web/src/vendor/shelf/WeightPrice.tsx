import { formatUsd } from '@larder/shared/basics/money';
import { pricePerWeight } from '@larder/shared/orders/weighing';
import type { StoreItem } from '@larder/shared/stores/storeParts.model';

/** What a kilo or a pound of an item costs that is sold by weight; nothing of others. */
export function WeightPrice({ item }: { item: StoreItem }) {
  if (!item.by_weight) return null;
  const { price, unit } = pricePerWeight(item);
  return (
    <span className="num block text-xs text-ink-2">
      by weight, {formatUsd(price)} per {unit}
    </span>
  );
}
