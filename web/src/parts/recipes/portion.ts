import { formatMeasure } from '@larder/shared/food/amountText';
import type { PackSize } from '@larder/shared/food/packs.model';
import { packSize } from '@larder/shared/kitchen/shownAmounts';

/** "500 g" for one portion, "2 × 500 g" for more. */
export function portionText(portion: PackSize & { readonly quantity: number }): string {
  const size = packSize(portion);
  return portion.quantity === 1 ? size : `${formatMeasure(portion.quantity, '')} × ${size}`;
}
