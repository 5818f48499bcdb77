import { plural } from './amountText.ts';
import { singularOf } from './nounForms.ts';

/** Words that a number before them does not change. */
const UNCHANGED: ReadonlySet<string> = new Set([
  'anise',
  'celery',
  'garlic',
  'naan',
  'shrimp',
  'squid',
]);

/** Names of foods whose pieces have no name of their own. */
export const UNCOUNTED: ReadonlySet<string> = new Set(
  'anise arugula asparagus bacon basil bread broccoli celery chard chocolate cilantro dill dough garlic ginger ham ice lettuce mint okra parsley pastry pepperoni root salami spinach yeast'.split(
    ' ',
  ),
);

/** A food's word, in either number, for that many of it: "1 egg", "2 limes", "½ onion". */
export function counted(word: string, amount: number): string {
  return UNCHANGED.has(word) ? word : plural(singularOf(word), amount);
}

/**
 * A food's name for that many pieces of it: "Eggs" is "egg" of 1, "Chicken thighs (bone-in)" is "chicken thigh (bone-in)".
 *
 * Shape   in lower case; as it is where its pieces have no name: "fresh basil".
 */
export function countedName(name: string, amount: number): string {
  const lower = name.toLowerCase();
  const [head = ''] = lower.split(/[(,]/, 1);
  const bare = head.trimEnd();
  const word = bare.split(/\P{L}/u).at(-1) ?? '';
  if (word === '' || UNCOUNTED.has(word)) return lower;
  return bare.slice(0, -word.length) + counted(word, amount) + lower.slice(bare.length);
}
