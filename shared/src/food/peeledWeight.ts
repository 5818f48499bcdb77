import { dimensionOf } from './units.ts';

/** The catalogue's name for what is bought of a fruit for a gram without peel and stone. */
export const PEELED_GRAM = 'gm peeled';

/** Words in front of a comma or bracket, of what is weighed without its peel, stone, core or shell. */
const PEELED =
  'peeled|pitted|stoned|cored|shelled|boned|deboned|flesh|segments|cubed|cubes|chunks|diced|sliced|pur[ée]ed?|mashed';
const IS_PEELED = new RegExp(`\\b(?:${PEELED}|frozen)\\b`, 'i');
const PEELED_WORDS = new RegExp(`\\b(?:${PEELED})\\b(?: and )?`, 'gi');

type Weighed = { readonly original: string; readonly unit: string | null };

/**
 * Whether a line weighs its food without peel and stone: "500 g peeled mango", not "500 g mango, peeled".
 *
 * Shape   false for pieces and cups, whose weights in the catalogue count the peel.
 */
export function weighsPeeled({ original, unit }: Weighed): boolean {
  const [before = ''] = original.split(/[,(]/);
  return dimensionOf(unit ?? '') === 'mass' && IS_PEELED.test(before);
}

/**
 * How much one buys for one of what a line weighs: 1.96 of a pineapple for "500 g peeled pineapple", which are 980 g.
 * What is frozen is bought as it is weighed.
 *
 * Shape   1 where the weight is that of what is bought. `grams` are the weights of the food's units.
 */
export function boughtForOne(
  line: Weighed,
  grams: Readonly<Record<string, number>> | null | undefined,
): number {
  const more = grams?.[PEELED_GRAM];
  const isMore = weighsPeeled(line) && !/\bfrozen\b/i.test(line.original);
  return more !== undefined && isMore ? more : 1;
}

/** The food that is bought peeled or cut nowhere: "pineapple" of "peeled pineapple", "mango" of "mango cubes". */
export function withoutPeeledWords(name: string): string {
  const bare = name.replaceAll(PEELED_WORDS, ' ').replaceAll(/\s+/g, ' ').trim();
  return bare === '' ? name : bare;
}
