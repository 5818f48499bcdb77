import { lettersOf, type Written } from './foundRecipe.rules.ts';
import type { Block } from './pageTexts.rules.ts';

/** What stands in brackets: "(120 g)", "[about 1 lb 2 oz]". */
const BRACKETS = /\(([^()[\]]{1,60})\)|\[([^()[\]]{1,60})\]/gu;
/** What such a measure is made of: numbers, units of weight and volume, and words around them. */
const NUMBER = /^\d{1,4}(?:[.,]\d{1,3})?$|^[½¼¾⅓⅔⅛]$/u;
const UNITS: ReadonlySet<string> = new Set(
  `g gr gm gram grams gramm gramme grammes gramo gramos grammo grammi grama gramas kg kilo kilos kilogram kilograms kilogramm mg ml
   milliliter milliliters millilitre millilitres mililitros mililitro millilitri millilitro cl dl l liter liters litre litres litro litros
   litri oz ounce ounces lb lbs pound pounds`.split(/\s+/),
);
const AROUND: ReadonlySet<string> = new Set(
  'about approx approximately around ca circa cca etwa rund zirka environ env unos unas aprox cerca ongeveer or oder ou o of fl fluid'.split(
    ' ',
  ),
);
/** Characters of a block that may be an ingredient. */
const MAX_SHOWN = 300;
/** Blocks that one line may be in: amount, measure, name. */
const MAX_BLOCKS = 3;

/** The measures of a shown line, with how many letters of it stand before each. */
type Shown = { readonly measures: readonly { readonly text: string; readonly after: number }[] };

/** The measures in brackets that texts have, each with the letter before it. */
export function measuresIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.filter((text) => text.length <= MAX_SHOWN).flatMap(measuresWithWords));
}

/**
 * The lines of data with the measures in brackets that the page shows in them: "1 cup flour" and "1 cup (120 g) flour".
 *
 * Shape   all other letters must be the same; a line that has such a measure stays. `written` are those of the page's texts
 *         (`measuresIn`): a measure that is put together of several elements was converted by a program.
 */
export function withShownMeasures(
  lines: readonly Written[],
  blocks: readonly Block[],
  written: ReadonlySet<string>,
): Written[] {
  if (written.size === 0) return [...lines];
  const shown = shownIn(blocks, {
    wanted: new Set(lines.map(({ text }) => lettersOf(text))),
    written,
  });
  if (shown.size === 0) return [...lines];
  const plain = new Set(blocks.map(({ text }) => lettersOf(text)));
  return lines.map((line) => {
    const waiting = shown.get(lettersOf(line.text));
    const found = waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0];
    // A list that has the line without it does not show it.
    const isShown = !plain.has(lettersOf(line.text)) && measuresOf(line.text).length === 0;
    return found && isShown ? { ...line, text: withMeasures(line.text, found) } : line;
  });
}

/** Shown lines by their letters without measures, as far as one of them is asked for. */
function shownIn(
  blocks: readonly Block[],
  { wanted, written }: { wanted: ReadonlySet<string>; written: ReadonlySet<string> },
): Map<string, Shown[]> {
  const found = new Map<string, Shown[]>();
  for (const at of blocks.keys()) {
    let text = '';
    for (const block of blocks.slice(at, at + MAX_BLOCKS)) {
      text = `${text} ${block.text}`.trim();
      if (text.length > MAX_SHOWN) break;
      const places = measuresOf(text);
      const measures = measuresWithWords(text);
      if (measures.length === 0 || !measures.every((each) => written.has(each))) continue;
      const letters = lettersOf(withoutMeasures(text, places));
      // With its measure, it is a line of its own.
      if (!wanted.has(letters) || wanted.has(lettersOf(text))) continue;
      const one = {
        measures: places.map(({ from, to }) => ({
          text: text.slice(from, to),
          after: lettersOf(withoutMeasures(text.slice(0, from), places)).length,
        })),
      };
      const known = found.get(letters);
      if (known) known.push(one);
      else found.set(letters, [one]);
      break;
    }
  }
  return found;
}

type Place = { readonly from: number; readonly to: number };

/** Where measures in brackets are. */
function measuresOf(text: string): Place[] {
  if (!/[([]/.test(text)) return [];
  return Array.from(text.matchAll(BRACKETS), ({ 0: whole, 1: round, 2: square, index }) =>
    isMeasure(round ?? square ?? '') ? [{ from: index, to: index + whole.length }] : [],
  ).flat();
}

/** The measures of a text, each with the letter before it: "p (120 g)". */
function measuresWithWords(text: string): string[] {
  return measuresOf(text).flatMap(({ from, to }) => {
    const before = text.slice(0, from).trimEnd().at(-1) ?? '';
    return lettersOf(before) === ''
      ? []
      : `${before} ${text.slice(from, to).replaceAll(/\s+/g, ' ')}`;
  });
}

function isMeasure(text: string): boolean {
  const parts = text.toLowerCase().match(/\d[\d.,]*|[½¼¾⅓⅔⅛]|\p{L}+|\S/gu) ?? [];
  const isAll = parts.every(
    (part) => NUMBER.test(part) || UNITS.has(part) || AROUND.has(part) || /^[-–/,;.~±]$/.test(part),
  );
  const [number, unit] = [
    parts.some((part) => NUMBER.test(part)),
    parts.some((part) => UNITS.has(part)),
  ];
  return isAll && number && unit;
}

function withoutMeasures(text: string, places: readonly Place[]): string {
  let rest = '';
  let last = 0;
  for (const { from, to } of places) {
    if (from >= text.length) break;
    rest += text.slice(last, from);
    last = to;
  }
  return rest + text.slice(last);
}

/** A line with each measure behind as many letters as the shown line has before it. */
function withMeasures(line: string, { measures }: Shown): string {
  let text = '';
  let letters = 0;
  let next = 0;
  for (const sign of line) {
    text += sign;
    letters += lettersOf(sign).length;
    const measure = measures[next];
    if (measure && letters >= measure.after && letters > 0) {
      text += ` ${measure.text}`;
      next += 1;
    }
  }
  return text;
}
