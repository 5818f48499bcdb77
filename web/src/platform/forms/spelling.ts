import { type NumberRule, readNumber } from '@larder/shared/basics/numberInput';

/** The message for an ambiguous number; undefined for other errors. */
export function spellingWords(text: string, rule: NumberRule): string | undefined {
  const { fault } = readNumber(text, rule);
  const shown = `“${text.trim()}”`;
  if (fault === 'exponent') return `${shown} has an exponent. Write all its digits.`;
  if (fault !== 'ambiguous') return undefined;
  return `${shown} may mean ${meaningsOf(text, rule).join(' or ')}. Write one of these.`;
}

/** 1.000 -> [1, 1000]. */
function meaningsOf(text: string, rule: NumberRule): (number | undefined)[] {
  const any = { ...rule, decimals: Infinity, max: Infinity };
  const [point, comma] = [readNumber(text, any, '.').value, readNumber(text, any, ',').value];
  return text.includes('.') ? [point, comma] : [comma, point];
}
