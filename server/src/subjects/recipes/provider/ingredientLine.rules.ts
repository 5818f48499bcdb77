import type { RecipeIngredient } from '@larder/data/recipes/format';
import { formatAmount, formatQuantity } from '@larder/shared/food/amountText';
import { counted } from '@larder/shared/food/nouns';

import { pieceWord } from './kitchenMeasures.rules.ts';

/** First words of names that stay capitalised in a sentence. */
const PROPER = new Set([
  'Brussels',
  'Dijon',
  'Granny',
  'Greek',
  'Italian',
  'Medjool',
  'Monterey',
  'Roma',
  'Swiss',
  'Worcestershire',
]);

/** A name inside a sentence: "Yellow onion" -> "yellow onion". */
export function wordsFor(name: string): string {
  const [first = ''] = name.split(/[ -]/);
  return PROPER.has(first) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/**
 * A recipe's line: "3 cloves garlic, minced", "½ red onion", "360 g spaghetti".
 *
 * Shape   counted foods are singular up to 1, plural above: "1 egg", "2 limes", "4 chicken breasts (boneless
 *         skinless)".
 */
export function originalLine({ name, amount, unit, prep }: RecipeIngredient): string {
  return [quantityAndName({ name, amount, unit }), ...(prep === null ? [] : [prep])].join(', ');
}

function quantityAndName({
  name,
  amount,
  unit,
}: Pick<RecipeIngredient, 'name' | 'amount' | 'unit'>): string {
  if (unit !== 'pc') return `${formatQuantity(amount, unit)} ${wordsFor(name)}`;
  const piece = pieceWord(name);
  if (piece !== '') return `${formatQuantity(amount, piece)} ${wordsFor(name)}`;
  const [, noun = name, note = ''] = /^([^(]*\S)(\s*\(.*\))?$/.exec(wordsFor(name)) ?? [];
  return `${formatAmount(amount, '')} ${noun.replace(/\S+$/, (word) => counted(word, amount))}${note}`;
}
