import { tokensOf } from '@larder/shared/basics/lineTokens';
import { unitAt } from '@larder/shared/food/lineUnits';

/** "1", "ca. 1", "1,": all that is left before the comma. */
const WHOLE = /^(?:(?:ca|circa|etwa|about|environ|unos|zo’n)\.? )?(\d{1,2})[.,]?$/i;
/** "Salz 1": a name before it. */
const NAMED = /^\p{L}[^\d]{0,60} (\d)[.,]?$/u;
/** What people write behind a comma: halves, quarters, eighths; "05" is none. */
const PARTS: ReadonlySet<string> = new Set([
  '5',
  '25',
  '75',
  '50',
  '125',
  '375',
  '625',
  '875',
  '2',
  '3',
  '8',
]);
/** "5 TL Salz" */
const PART = /^[.,]?(\d{1,3})(?=\s?\p{L}|-\d)/u;
/** "5 TL", "5 EL (mild)": no name. */
const NAMELESS = /^[.,]?\d{1,3}\s?\p{L}{1,12}\.?(?: ?\(|$)/u;
/** "1, 5 TL Salz" */
const SPACED = /^(\d{1,2}), (?=\d{1,3}\s?\p{L})/u;
/** Nobody writes decimals of more. */
const MAX_WHOLE = 20;

/**
 * Lines whose decimal a site cut at its comma, whole: "1", "5 TL Salz" is "1,5 TL Salz".
 *
 * Shape   only parts that people write, before a unit; numbers that stand before each line count the lines. Thousands
 *         ("1", "500 g") stay apart.
 */
export function withWholeDecimals(lines: readonly string[]): string[] {
  const isWhole = lines.map(isWholeAlone);
  const count = isWhole.filter(Boolean).length;
  const follow = isWhole.filter((each, at) => each && isWhole[at + 1] === false).length;
  // Each line has one: it counts them, or how many are bought.
  const isCounted = count > 1 && follow === lines.length - count;
  if (isCounted) return [...lines];
  const found: string[] = [];
  for (const line of lines) {
    const whole = joinedAt(found.at(-1) ?? '', line);
    if (whole === undefined) found.push(unspaced(line));
    else found.splice(-1, 1, whole);
  }
  return found;
}

/** Two lines as one, when the second goes on with the number that the first ends with. */
export function joinedAt(before: string, line: string): string | undefined {
  const whole = WHOLE.exec(before)?.[1];
  const isNamed = whole === undefined && NAMED.test(before) && NAMELESS.test(line);
  if (whole === undefined && !isNamed) return undefined;
  return Number(whole ?? 0) <= MAX_WHOLE && isPart(line, whole === '0')
    ? `${before.replace(/[.,]$/, '')},${line.replace(/^[.,]/, '')}`
    : undefined;
}

/** Whether a line is a number and nothing else that may have been cut: "1", "ca. 1". */
export function isWholeAlone(line: string): boolean {
  return WHOLE.test(line);
}

function unspaced(line: string): string {
  const rest = line.replace(SPACED, '');
  return rest !== line && isPart(rest, false) ? line.replace(SPACED, '$1,') : line;
}

/** Whether a line begins with parts of one and a unit: "5 TL". Behind 0 any digits are. */
function isPart(line: string, isAny: boolean): boolean {
  const digits = PART.exec(line)?.[1];
  if (digits === undefined || !(isAny || PARTS.has(digits))) return false;
  const { tokens } = tokensOf(line.replace(/^[.,]/, '').replace(/^\d{1,3}-(?=\d)/, ''));
  const unit = unitAt(tokens, 1);
  return unit !== undefined && unit.kind !== 'length';
}
