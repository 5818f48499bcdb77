import { member, type Node } from './graph.rules.ts';

/**
 * Codes of units in linked data.
 *
 * Source  UN/CEFACT Recommendation 20, which schema.org asks for in `unitCode`.
 */
const UNIT_CODES: ReadonlyMap<string, string> = new Map([
  ['MGM', 'mg'],
  ['GRM', 'g'],
  ['KGM', 'kg'],
  ['ONZ', 'oz'],
  ['LBR', 'lb'],
  ['MLT', 'ml'],
  ['CLT', 'cl'],
  ['DLT', 'dl'],
  ['LTR', 'l'],
  ['G21', 'cup'],
  ['G24', 'tbsp'],
  ['G25', 'tsp'],
  ['OZA', 'fl oz'],
  ['PTL', 'pint'],
  ['QTL', 'quart'],
  ['GLL', 'gallon'],
]);

/**
 * What a QuantitativeValue says: "100 g", "4-6 servings"; undefined for a node without a number.
 *
 * Shape   `text` reads a value as one line.
 */
export function quantityOfNode(
  node: Node,
  text: (value: unknown) => string | undefined,
): string | undefined {
  const [least, most] = [text(member(node, ['minValue'])), text(member(node, ['maxValue']))];
  const ends = [least, most].filter((end) => end !== undefined && end !== '');
  const number = text(member(node, ['value', 'amount'])) ?? (ends.join('-') || undefined);
  if (number === undefined) return undefined;
  const code = text(member(node, ['unitCode']))?.toUpperCase();
  const unit = text(member(node, ['unitText', 'unit'])) ?? UNIT_CODES.get(code ?? '');
  return unit === undefined ? number : `${number} ${unit}`;
}
