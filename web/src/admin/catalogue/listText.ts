/* Lists as one line of text: the sign between the parts, and a backslash, have a backslash before them within a part. */

type Sign = ',' | '|';

/** "ajo, butter\, unsalted" of two names. Errors: none; a part has no line ends. */
export function textOfList(parts: readonly string[], sign: Sign): string {
  const between = sign === ',' ? ', ' : ` ${sign} `;
  return parts.map((part) => part.replaceAll(ESCAPED[sign], String.raw`\$&`)).join(between);
}

/** The parts of what `textOfList` writes, also one a line; untrimmed. */
export function listOfText(text: string, sign: Sign): string[] {
  const parts = text.match(PART[sign]) ?? [];
  return parts.map((part) => part.replaceAll(UNESCAPED[sign], '$1'));
}

const ESCAPED = { ',': /[\\,]/g, '|': /[\\|]/g };
const UNESCAPED = { ',': /\\([\\,])/g, '|': /\\([\\|])/g };
const PART = {
  ',': /(?:\\[\\,]|\\(?![\\,])|[^\\,\n])+/g,
  '|': /(?:\\[\\|]|\\(?![\\|])|[^\\|\n])+/g,
};
