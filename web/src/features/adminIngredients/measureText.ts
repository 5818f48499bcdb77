import type { Measure } from '@larder/shared/contract/adminIngredients';
import { FACT_LIMITS, isMeasureUnit } from '@larder/shared/domain/catalogueFacts';
import { AMOUNT_RULE, readNumber } from '@larder/shared/domain/numberInput';
import { normaliseUnit } from '@larder/shared/domain/units';
import { cleanText } from '@larder/shared/domain/validation';

/** The source of a figure that names none. */
const OWN = 'admin';

const LINE = /^(\p{L}[\p{L} ]*?)\s*[:=]?\s*([\d.,]+)\s*(?:g|gm|grams?)?\s*(?:\(([^()]+)\))?$/u;

/** "clove 3 (USDA SR)", one measure a line. */
export function textOfMeasures(measures: readonly Measure[]): string {
  return measures.map(({ unit, grams, source }) => `${unit} ${grams} (${source})`).join('\n');
}

/**
 * Reads what `textOfMeasures` writes, also "Cloves = 3 g".
 *
 * Shape   an own source where none is named; `problem` is a sentence.
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
  const [, word = '', number = '', source = OWN] = LINE.exec(line) ?? [];
  const unit = normaliseUnit(word);
  const grams = readNumber(number, AMOUNT_RULE).value;
  const isWeight = grams !== undefined && grams > 0 && grams <= FACT_LIMITS.gramsPerPiece;
  if (word === '' || !isWeight || !isMeasureUnit(unit)) return undefined;
  const named = cleanText(source);
  return named.length > FACT_LIMITS.measureSource ? undefined : { unit, grams, source: named };
}
