/**
 * A word, a figure, or any other sign of a line.
 *
 * Shape   `text` as written from `start` to `end`, `lower` in lower case; `isTight`: no space before it.
 */
export type Token = {
  readonly kind: 'number' | 'word' | 'sign';
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly isTight: boolean;
};

/** A line and its tokens. */
export type Line = { readonly text: string; readonly tokens: readonly Token[] };

/** Digits with points and commas between them, a word of letters, or one sign. "D'ail" and "un'ora" are two words. */
const TOKEN = /(\d+(?:[.,]\d+)*|\.\d+)|((?:d|l|un|mezz)['’](?=\p{L})|\p{L}[\p{L}\p{M}'’]*)|\S/gu;

/** Takes a line apart in one pass. */
export function tokensOf(text: string): Line {
  let before = 0;
  const tokens = Array.from(text.matchAll(TOKEN), (found): Token => {
    const [whole, number, word] = found;
    const isTight = found.index === before && before > 0;
    before = found.index + whole.length;
    return {
      kind: kindOf(number, word),
      text: whole,
      lower: whole.toLowerCase(),
      start: found.index,
      end: before,
      isTight,
    };
  });
  return { text, tokens };
}

function kindOf(number: string | undefined, word: string | undefined): Token['kind'] {
  if (number !== undefined) return 'number';
  return word === undefined ? 'sign' : 'word';
}

/** What a line says from one token up to, without, another. */
export function textBetween({ text, tokens }: Line, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last && to > from ? text.slice(first.start, last.end) : '';
}

const HYPHENS: ReadonlySet<string> = new Set(['-', '‐', '‑', '–', '—']);

/** A hyphen or dash. */
export function isHyphen(token: Token | undefined): boolean {
  return token !== undefined && HYPHENS.has(token.text);
}

/** A hyphen between two tokens that touch it: "14-oz". */
export function isJoint(tokens: readonly Token[], at: number): boolean {
  const [hyphen, next] = [tokens[at], tokens[at + 1]];
  return isHyphen(hyphen) && hyphen?.isTight === true && next?.isTight === true;
}

/** A dash with a space on each side, which ends what is before it. */
export function isSpacedDash(tokens: readonly Token[], at: number): boolean {
  const [dash, next] = [tokens[at], tokens[at + 1]];
  return isHyphen(dash) && dash?.isTight === false && next?.isTight === false;
}
