import type { StoreItem } from '@larder/shared/stores/storeParts.model';

/** An item's name, with the brand of an own product below. */
export function ItemName({ item: { name, brand } }: { item: Pick<StoreItem, 'name' | 'brand'> }) {
  if (brand === undefined) return name;
  return (
    <span>
      {name}
      <span className="block text-sm font-normal text-ink-2">{brand}</span>
    </span>
  );
}
