import { isNearPack } from '@larder/shared/food/nearPack';
import type { PackSize } from '@larder/shared/food/packs.model';

import type { OwnView } from '#admin/catalogue/queries/ownProducts.ts';
import { listed } from '#parts/sentences.ts';
import { numberText } from '#platform/page/counts.ts';

/** "1 store", "1,234 vendors". */
export function counted(n: number, one: string): string {
  return `${numberText(n)} ${one}${n === 1 ? '' : 's'}`;
}

/** "1893 ml". */
export function packWords({ unit_quantity, unit }: PackSize): string {
  return `${unit_quantity} ${unit}`;
}

type FoodKind = 'food' | 'new' | 'none';

/** Max vendors named. */
const NAMED = 5;

/**
 * What sharing a product does, in sentences.
 *
 * Shape   `food` is the name of the food, old or new; '' while it is not known.
 */
export function shareWords(
  { product, alike, truncated, gtins }: OwnView,
  { pack, kind, food }: { pack: PackSize; kind: FoodKind; food: string },
): string[] {
  const same = alike.filter((one) => isNearPack(one, pack));
  const others = alike.filter((one) => !isNearPack(one, pack));
  const what = kind === 'none' ? 'not a food' : food === '' ? 'the food that you choose' : food;
  const vendors = namesOf([product, ...same]);
  const sentences = [
    `What ${vendors} ${same.length === 0 ? 'sells' : 'sell'} is ${what}. Names, brands, SKUs, prices and stock stay as they are.`,
  ];
  if (others.length > 0)
    sentences.push(
      `What ${namesOf(others)} ${others.length === 1 ? 'sells' : 'sell'} is in another pack, and stays as it is.`,
    );
  if (truncated) sentences.push('So it is with all other vendors who sell the number.');
  if (gtins.length > 0) sentences.push(`Other shops’ files with ${listed(gtins)} find it.`);
  if (kind === 'new')
    sentences.push(
      `${food === '' ? 'The food' : food}, ${packWords(pack)}, goes into the catalogue: recipes, lists and all vendors find it.`,
    );
  return [...sentences, 'Placed orders keep what they say.'];
}

/** "Anna, Ben and 3 others". */
function namesOf(products: readonly { vendor_name: string }[]): string {
  const names = products.map(({ vendor_name }) => vendor_name);
  const more = names.length - NAMED;
  return more > 1
    ? listed([...names.slice(0, NAMED), `${numberText(more)} others`])
    : listed(names);
}
