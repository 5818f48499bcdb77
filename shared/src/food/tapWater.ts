import { foldText } from '#basics/text';

/** How water is wanted. A list of its own: every screen with a recipe loads it, and those of `foodWords` are large. */
const KINDS: ReadonlySet<string> = new Set(
  `about additional and approximately boiled boiling chilled clean cold cooking cool cooled divided drinking extra
  filtered fresh freshly from hot ice iced lightly luke lukewarm more of optional pasta plain regular reserved room
  roomtemperature salted scant slightly starchy strained tap temperature tepid the unsalted very warm warmed
  well`.split(/\s+/),
);

/** Whether a name means water of the tap, which nobody buys: "boiling water". Mineral, coconut and rose water are bought. */
export function isTapWater(name: string): boolean {
  const words: readonly string[] = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.includes('water') && words.every((word) => word === 'water' || KINDS.has(word));
}
