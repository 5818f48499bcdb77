import { foldText } from './text.ts';

/** How water is wanted. A list of its own: every screen with a recipe loads it, and those of `foodWords` are large. */
const KINDS: ReadonlySet<string> = new Set(
  `hot ice iced cool cooled cold chilled tepid warm warmed luke lukewarm room temperature roomtemperature boiling boiled
  very lightly slightly salted unsalted plain regular fresh clean extra additional more reserved strained divided
  optional tap filtered drinking cooking pasta starchy of the from about approximately and`.split(
    /\s+/,
  ),
);

/** Whether a name means water of the tap, which nobody buys: "boiling water". Mineral, coconut and rose water are bought. */
export function isTapWater(name: string): boolean {
  const words: readonly string[] = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.includes('water') && words.every((word) => word === 'water' || KINDS.has(word));
}
