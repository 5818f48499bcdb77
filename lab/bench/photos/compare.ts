import type { PrintedRecipe } from './texts.ts';

/**
 * How much of a printed recipe was read.
 *
 * Shape   of each kind, how many are right of how many; `unbroken` are ingredients without a sign of a fraction, which is
 *         never read; of `amounts`, those that are right or marked as in doubt; of `numbers`, the same within steps; `sure`
 *         are numbers of steps without a fraction, which should not be marked.
 */
export type Compared = Readonly<
  Record<
    'words' | 'ingredients' | 'unbroken' | 'amounts' | 'steps' | 'numbers' | 'sure',
    { right: number; all: number }
  >
>;

/** "1½ ", "1 1/2 ", "15? " */
const AMOUNT = /^[\d½¼¾⅓⅔⅛.,/?]+(?: [\d/?]+)?(?= )/;

/** Words are right in their order; an ingredient or a step is right as a line of its own, to the letter. */
export function compared(text: string, recipe: PrintedRecipe): Compared {
  const { title, facts, headings, ingredients, steps } = recipe;
  const print = [title, facts, headings[0], ...ingredients, headings[1], ...steps];
  const expected = print.flatMap(wordsOf);
  const lines = text.split('\n').map(plain);
  const share = (wanted: readonly string[]) => ({
    right: wanted.filter((one) => lines.includes(plain(one))).length,
    all: wanted.length,
  });
  return {
    words: { right: inOrder(expected, wordsOf(text)), all: expected.length },
    ingredients: share(ingredients),
    unbroken: share(ingredients.filter((line) => !/[½¼¾⅓⅔⅛]/.test(line))),
    amounts: amountsOf(lines, ingredients.map(plain)),
    steps: share(steps),
    ...numbersOf(expected, { words: wordsOf(text), steps: steps.flatMap(wordsOf) }),
  };
}

/** "¼", "1½", "12-15", "2.5", "1?" */
const NUMBER = /[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/-]*/g;

/** The numbers of steps between two words that were read, with what stands between these. */
function numbersOf(
  print: readonly string[],
  { words, steps }: { words: readonly string[]; steps: readonly string[] },
): Pick<Compared, 'numbers' | 'sure'> {
  const places = placesInOrder(print, words);
  const first = print.length - steps.length;
  const found = steps.flatMap((word, at) => {
    const [before, after] = [places[first + at - 1], places[first + at + 1]];
    const isNumber = word.match(NUMBER) !== null && before !== undefined && after === before + 2;
    const read = isNumber ? words[before + 1] : undefined;
    return read === undefined ? [] : [{ word, read }];
  });
  const isRight = ({ word, read }: (typeof found)[number]) => read === word;
  const whole = found.filter(({ word }) => !/[½¼¾⅓⅔⅛]/.test(word));
  return {
    numbers: {
      right: found.filter((one) => isRight(one) || one.read.includes('?')).length,
      all: found.length,
    },
    sure: { right: whole.filter(isRight).length, all: whole.length },
  };
}

/** Of lines that begin with an amount and whose other words were read. */
function amountsOf(lines: readonly string[], ingredients: readonly string[]): Compared['amounts'] {
  const pairs = ingredients.flatMap((line) => {
    const [amount] = AMOUNT.exec(line) ?? [];
    const rest = amount === undefined ? '' : line.slice(amount.length);
    const found = lines.find((one) => rest !== '' && one.endsWith(rest));
    return found === undefined ? [] : [{ amount, found: found.slice(0, -rest.length) }];
  });
  const isRight = ({ amount, found }: (typeof pairs)[number]) =>
    found === amount || found.includes('?');
  return { right: pairs.filter(isRight).length, all: pairs.length };
}

/** Quotes and dashes are told apart by no reader of recipes. */
function plain(text: string): string {
  return text.replaceAll(/[’‘]/g, "'").replaceAll(/[–—]/g, '-').trim();
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** How many words of `one` are in `other`, in their order. */
function inOrder(one: readonly string[], other: readonly string[]): number {
  return placesInOrder(one, other).filter((place) => place !== undefined).length;
}

/** Where each word of `one` is in `other` by a longest common subsequence; undefined where it is not. */
function placesInOrder(
  one: readonly string[],
  other: readonly string[],
): readonly (number | undefined)[] {
  // Row n: how many of the words from the n-th on are in `other` from each place on.
  const rows = [other.map(() => 0).concat(0)];
  for (const word of one.toReversed()) {
    const [after = []] = rows;
    const row = [0];
    for (const [back, found] of other.toReversed().entries()) {
      const at = other.length - 1 - back;
      const longest = word === found ? (after[at + 1] ?? 0) + 1 : (after[at] ?? 0);
      row.unshift(Math.max(longest, row[0] ?? 0));
    }
    rows.unshift(row);
  }
  let at = 0;
  return one.map((word, nth) => {
    const [row = [], after = []] = rows.slice(nth, nth + 2);
    // The word is used when without it fewer are found.
    if ((after[at] ?? 0) === (row[at] ?? 0)) return undefined;
    while (word !== other[at] || (after[at + 1] ?? 0) + 1 !== row[at]) at += 1;
    at += 1;
    return at - 1;
  });
}
