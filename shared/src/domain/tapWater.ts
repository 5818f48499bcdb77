import { foodTokens } from './foodName.ts';
import { PREPARATION } from './foodWords.ts';

/** How water is wanted, beside the words of preparation. */
const KINDS: ReadonlySet<string> = new Set(
  'hot ice iced cool tepid tap filtered drinking cooking pasta starchy of the from'.split(' '),
);

/** Whether a name means water of the tap, which nobody buys: "boiling water". Mineral, coconut and rose water are bought. */
export function isTapWater(name: string): boolean {
  const tokens = foodTokens(name);
  return (
    tokens.includes('water') &&
    tokens.every((token) => token === 'water' || KINDS.has(token) || PREPARATION.has(token))
  );
}
