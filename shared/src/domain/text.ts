/** The same text without letter case, accents and surrounding space: " Jalapeño " -> "jalapeno". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}

/** Whether any of the texts contains the wanted one, ignoring case and accents. No text matches all. */
export function containsText(texts: readonly string[], wanted: string): boolean {
  const folded = foldText(wanted);
  return folded === '' || texts.some((text) => foldText(text).includes(folded));
}

/** Orders two texts by their code units, the same in every locale and on every machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
