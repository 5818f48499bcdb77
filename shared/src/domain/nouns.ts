import { plural } from './amountText.ts';

/** Words that a number before them does not change. */
const UNCHANGED: ReadonlySet<string> = new Set([
  'anise',
  'celery',
  'garlic',
  'naan',
  'shrimp',
  'squid',
]);

/** A food's word, in either number, for that many of it: "1 egg", "2 limes", "½ onion". */
export function counted(word: string, amount: number): string {
  return UNCHANGED.has(word) ? word : plural(singular(word), amount);
}

function singular(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=lea|loa|hal)ves$/, 'f')
    .replace(/(?<=o|[cs]h|ss|x)es$/, '')
    .replace(/(?<=[^su])s$/, '');
}
