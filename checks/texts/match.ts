/** From so many words on, a text may be a part of what a test or the product says. */
const OWN_WORDS = 3;

/**
 * Whether words hold a text. A `{placeholder}` of the text stands for anything. A text of one or two
 * words must be all there is: "Orders" is not shown by "Error Loading Orders".
 */
export function matcherOf(text: string): (words: string) => boolean {
  const parts = plain(text).split(PLACEHOLDER);
  const body = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?');
  const pattern =
    wordsIn(text).length >= OWN_WORDS
      ? new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'su')
      : new RegExp(`^${body}$`, 'su');
  const longest = longestOf(parts);
  // Most texts are in most files not at all, which is told without a pattern.
  return (words) => {
    const said = plain(words);
    return said.includes(longest) && pattern.test(said);
  };
}

/** The longest word of a text, which every place that says the text must have. */
export function longestWord(text: string): string {
  return longestOf(wordsIn(text));
}

const PLACEHOLDER = /\{[^}]*\}/g;

function wordsIn(text: string): readonly string[] {
  return text.replaceAll(PLACEHOLDER, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
}

function longestOf(parts: readonly string[]): string {
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

const known = new Map<string, string>();

/** One kind of apostrophe and quotation mark, and no two blanks in a row. */
function plain(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const said = text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
  known.set(text, said);
  return said;
}
