import { isNearPack } from '@larder/shared/food/nearPack';
import type { PackSize } from '@larder/shared/food/packs.model';

import type { OwnView } from '#admin/catalogue/queries/ownProducts.ts';
import { listed } from '#parts/sentences.ts';
import { numberText } from '#platform/page/counts.ts';

/** "1893 ml". */
export function packWords({ unit_quantity, unit }: PackSize): string {
  return `${unit_quantity} ${unit}`;
}

type FoodKind = 'food' | 'new' | 'none';
type Shared = OwnView['shared'][number];

/** Max vendors named. */
const NAMED = 5;

/** Whether a number is shared, and not as what the form begins with: the first number's that is. */
export function isSharedElse({ shared }: Pick<OwnView, 'shared'>, gtin: string): boolean {
  const [first] = shared;
  const own = shared.find((one) => one.gtin === gtin);
  return first !== undefined && own !== undefined && !isSameProduct(own, first);
}

function isSameProduct(one: Shared, other: Shared): boolean {
  return (
    one.name === other.name &&
    one.brand === other.brand &&
    one.unit_quantity === other.unit_quantity &&
    one.unit === other.unit &&
    one.food?.ingredient_id === other.food?.ingredient_id
  );
}

/**
 * What sharing a product does, in sentences.
 *
 * Shape   `gtins` are the numbers that are shared; `food` is the name of the food, old or new; '' while it is not known.
 */
export function shareWords(
  view: OwnView,
  {
    gtins,
    pack,
    kind,
    food,
  }: { gtins: readonly string[]; pack: PackSize; kind: FoodKind; food: string },
): string[] {
  const { product, truncated } = view;
  const alike = view.alike.filter((one) => one.gtins.some((gtin) => gtins.includes(gtin)));
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
  if (truncated && gtins.length > 0)
    sentences.push('So it is with all other vendors who sell the number.');
  if (gtins.length > 0) sentences.push(`Other shops’ files with ${listed(gtins)} find it.`);
  sentences.push(...elseWords(view, gtins));
  if (kind === 'new')
    sentences.push(
      `${food === '' ? 'The food' : food}, ${packWords(pack)}, goes into the catalogue: recipes, lists and all vendors find it.`,
    );
  return [...sentences, 'Placed orders keep what they say.'];
}

/** What becomes of each number that is shared as something else. */
function elseWords(view: OwnView, gtins: readonly string[]): string[] {
  return view.shared
    .filter(({ gtin }) => isSharedElse(view, gtin))
    .map((one) =>
      gtins.includes(one.gtin)
        ? `${one.gtin} is shared as ${calledOf(one)}: that is replaced.`
        : `${one.gtin} is shared as ${calledOf(one)}, and stays so.`,
    );
}

/** "Horizon Cream, 250 ml". */
function calledOf({ brand, name, ...pack }: Shared): string {
  return `${brand === null ? '' : `${brand} `}${name}, ${packWords(pack)}`;
}

/** "Anna, Ben and 3 others". */
function namesOf(products: readonly { vendor_name: string }[]): string {
  const names = products.map(({ vendor_name }) => vendor_name);
  const more = names.length - NAMED;
  return more > 1
    ? listed([...names.slice(0, NAMED), `${numberText(more)} others`])
    : listed(names);
}
