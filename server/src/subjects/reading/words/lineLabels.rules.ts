import type { Written } from '#subjects/reading/pages/foundRecipe.rules';

/** Lines that show what all have at their end. */
const MIN_LINES = 4;
/** Words of what they have. */
const MIN_LABEL = 2;

/** Without the words that all lines end with: those of a button in each. */
export function withoutLabel(lines: readonly Written[]): Written[] {
  if (lines.length < MIN_LINES) return [...lines];
  const words = lines.map(({ text }) => text.split(' '));
  const shortest = Math.min(...words.map(({ length }) => length));
  let same = 0;
  while (same < shortest - 1 && words.every((one) => one.at(-1 - same) === words[0]?.at(-1 - same)))
    same += 1;
  const bare = words.map((one) => one.slice(0, one.length - same).join(' '));
  // "Carrots 2 large pieces" has a unit there, and one word may be what all are: "powder".
  if (same < MIN_LABEL || bare.some((text) => /\p{N}$/u.test(text))) return [...lines];
  return lines.map((line, at) => ({ ...line, text: bare[at] ?? line.text }));
}
