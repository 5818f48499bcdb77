import { dimensionOf } from './units.ts';

/** The catalogue's name for what is bought of a fruit for a gram without peel and stone. */
export const PEELED_GRAM = 'gm peeled';

/** Words in front of a comma or bracket, of what is weighed without its peel. */
const IS_PEELED =
  /\b(?:peeled|flesh|cubed|cubes|chunks|diced|sliced|pur[ée]ed?|mashed|frozen|shelled)\b/;

/**
 * Whether a line weighs its food without peel and stone: "500 g peeled mango", not "500 g mango, peeled".
 *
 * Shape   false for pieces and cups, whose weights in the catalogue count the peel.
 */
export function weighsPeeled({
  original,
  unit,
}: {
  readonly original: string;
  readonly unit: string | null;
}): boolean {
  const [before = ''] = original.toLowerCase().split(/[,(]/);
  return dimensionOf(unit ?? '') === 'mass' && IS_PEELED.test(before);
}
