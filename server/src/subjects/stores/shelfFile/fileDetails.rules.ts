import { isNearPack } from '@larder/shared/food/nearPack';
import { isWeighable } from '@larder/shared/orders/weighing';
import type { RowFault, RowIs } from '@larder/shared/stores/shelfFile.calls';

import type { ShelfDetails } from '#subjects/stores/shelf.service';

import type { ReadRow, RowDetails } from './shelfRows.rules.ts';

/** What stays out since it cannot be sold by weight, or since its price is of another pack. */
export function byWeight({ details, weightPack }: ReadRow, is: RowIs): RowIs {
  const pack = is.kind === 'left_out' ? null : is.kind === 'known' ? is : is.pack;
  if (!pack || details.by_weight !== true) return is;
  const product = is.kind === 'known' ? is : undefined;
  if (!isWeighable(pack.unit)) return leftOut('not_weighed', product);
  return product && weightPack && !isNearPack(weightPack, product)
    ? leftOut('other_pack', product)
    : is;
}

function leftOut(
  reason: RowFault['reason'],
  product: { readonly ingredient_id: string } | undefined,
): RowIs {
  return {
    kind: 'left_out',
    faults: [{ field: 'by_weight', reason }],
    ...(product && { ingredient_id: product.ingredient_id }),
  };
}

type Said = { readonly [Detail in keyof RowDetails]?: RowDetails[Detail] | undefined };

/** Whether a shelf has all that a row says beside its price, stock and sale. */
export function isSaid(
  { cost, tax_class, by_weight }: Said,
  onShelf: ShelfDetails | undefined,
): boolean {
  return (
    (cost === undefined || cost === onShelf?.cost) &&
    (tax_class === undefined || tax_class === onShelf?.tax_class) &&
    (by_weight === undefined || by_weight === (onShelf?.by_weight ?? false))
  );
}
