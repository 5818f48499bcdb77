import { AMOUNT_RULE, readNumber } from '@larder/shared/basics/numberInput';
import { cleanText } from '@larder/shared/basics/validation';
import type { Measure } from '@larder/shared/food/adminIngredients.calls';
import { FACT_LIMITS, isMeasureUnit } from '@larder/shared/food/catalogueFacts';
import { normaliseUnit } from '@larder/shared/food/units';

/** The source when the text names none. */
const OWN = 'admin';

const WORD = /^\p{L}[\p{L} ]*$/u;
/** The part after the unit: "= 3 g". */
const WEIGHT = /^[:=]?\s*([\d.,]+)\s*(?:g|gm|grams?)?$/u;

/** "clove 3 (USDA SR)", one measure a line. */
export function textOfMeasures(measures: readonly Measure[]): string {
  return measures
    .map(({ unit, grams, source }) => `${unit} ${plainNumber(grams)} (${source})`)
    .join('\n');
}

/** A number without an exponent, which is no number to a person: 0.0000001. It is read as exactly the same. */
export function plainNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(100).replace(/0+$/, '') : text;
}

/**
 * Reads what `textOfMeasures` writes, also "Cloves = 3 g".
 *
 * Shape   `source` is "admin" where the text names none; `problem` is a sentence.
 */
export function readMeasures(text: string): { measures: Measure[] } | { problem: string } {
  const measures: Measure[] = [];
  for (const line of text.split('\n').map(cleanText)) {
    if (line === '') continue;
    const measure = readMeasure(line);
    if (!measure) {
      return { problem: `Measures: “${line.slice(0, 40)}” is no measure. Write one like clove 3.` };
    }
    if (measures.some(({ unit }) => unit === measure.unit)) {
      return { problem: `Measures: “${measure.unit}” is there twice.` };
    }
    measures.push(measure);
  }
  if (measures.length > FACT_LIMITS.measures) {
    return { problem: `Measures: at most ${FACT_LIMITS.measures}.` };
  }
  return { measures };
}

function readMeasure(line: string): Measure | undefined {
  const open = line.endsWith(')') ? line.indexOf('(') : -1;
  const [body, source] =
    open === -1 ? [line, OWN] : [line.slice(0, open), line.slice(open + 1, -1)];
  const start = body.search(/[\d.,:=]/u);
  const word = body.slice(0, Math.max(start, 0)).trim();
  const [, number = ''] = WEIGHT.exec(body.slice(Math.max(start, 0)).trim()) ?? [];
  const unit = normaliseUnit(word);
  const grams = readNumber(number, AMOUNT_RULE).value;
  const isWeight = grams !== undefined && grams > 0 && grams <= FACT_LIMITS.gramsPerPiece;
  if (!WORD.test(word) || !isWeight || !isMeasureUnit(unit)) return undefined;
  const named = cleanText(source);
  if (named === '' || named.length > FACT_LIMITS.measureSource) return undefined;
  return { unit, grams, source: named };
}
