import type { PackSize } from '@larder/shared/contract/packs';
import { formatMeasure } from '@larder/shared/domain/amountText';
import { packSize } from '@larder/shared/domain/shownAmounts';

/** "500 g" for one portion, "2 × 500 g" for more. */
export function portionText(portion: PackSize & { readonly quantity: number }): string {
  const size = packSize(portion);
  return portion.quantity === 1 ? size : `${formatMeasure(portion.quantity, '')} × ${size}`;
}
