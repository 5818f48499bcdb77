import { type Line, textBetween, type Token, tokensOf } from '#basics/lineTokens';
import { RECIPE_RULE } from '#basics/numberInput';
import { unitAt } from '#food/lineUnits';

/**
 * The number that a line begins with and that could not be read: "1/0 cup" of "1/0 cup milk", "100001" of "100001 eggs",
 * "? cup" and "1?" as a photo's text has them.
 *
 * Shape   of the name of a line without an amount; "" when it begins with none, or with one that is part of a name:
 *         "2% milk", "7-Up", "80/20 beef", "00 flour".
 */
export function unreadNumber(name: string): string {
  const line = tokensOf(name);
  const end = endOfFigures(line);
  if (end === 0) return '';
  const unit = unitAt(line.tokens, end);
  if (unit && unit.kind !== 'length') return textBetween(line, 0, unit.next);
  const figures = textBetween(line, 0, end);
  return line.tokens[end]?.isTight !== true && isImpossible(figures) ? figures : '';
}

function endOfFigures({ tokens }: Line): number {
  const first = tokens.findIndex((token) => !isFigure(token) && !/^[/⁄–-]$/.test(token.text));
  return isFigure(tokens[0]) ? (first === -1 ? tokens.length : first) : 0;
}

function isFigure(token: Token | undefined): boolean {
  return token?.kind === 'number' || /^[\p{No}∞?]$/u.test(token?.text ?? '');
}

/** No amount of anything: without end or unknown, parts of nothing, more than a recipe may have. */
function isImpossible(figures: string): boolean {
  return /[∞?]|[/⁄] ?0/.test(figures) || Number(figures.replaceAll(',', '')) > RECIPE_RULE.max;
}
