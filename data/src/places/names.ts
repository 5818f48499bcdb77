import { foldText } from '@larder/shared/basics/text';

/** Abbreviations in place names. */
const IN_FULL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    st: 'saint',
    ste: 'sainte',
    mt: 'mount',
    ft: 'fort',
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
  }),
);

/**
 * The lookup key of a place name: lower case, without accents and signs, abbreviations expanded, joined where
 * spellings differ.
 *
 * "St. Louis" and "Saint Louis" -> "saint louis"; "O'Fallon" and "O Fallon" -> "ofallon"; "Mc Allen" ->
 * "mcallen"; "Winston-Salem" -> "winston salem".
 *
 * The last word is not expanded, because it may be incomplete: "st" may become "Stockton". With a full stop
 * it is complete: "st." -> "saint".
 */
export function nameKey(name: string): string {
  const words = foldText(name)
    .replaceAll(/['’]/g, '')
    .split(/[\s\-/]+/)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word));
  return words
    .map((word, index) => {
      const complete = index < words.length - 1 || word.endsWith('.');
      const plain = word.replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
      return complete ? (IN_FULL.get(plain) ?? plain) : plain;
    })
    .join(' ')
    .replaceAll(/\b(mc|o|d) (?=\w)/g, '$1');
}
