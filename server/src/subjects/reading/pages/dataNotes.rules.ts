/**
 * A line of data without the parentheses that a plugin of blogs puts around every note: "bok choy (, chopped)" is "bok
 * choy, chopped", "butter ((optional))" is "butter (optional)". Any other line stays as it is.
 */
export function withPlainNote(text: string): string {
  const open = openingOf(text);
  if (open < 1 || text[open - 1] !== ' ') return text;
  const note = text.slice(open + 1, -1);
  if (/^, \S/.test(note)) return text.slice(0, open - 1) + note;
  return note.startsWith('(') && openingOf(note) === 0 ? text.slice(0, open) + note : text;
}

/** Where the parenthesis begins that ends the text, -1 when none does. */
function openingOf(text: string): number {
  if (!text.endsWith(')')) return -1;
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    else if (text[at] === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
