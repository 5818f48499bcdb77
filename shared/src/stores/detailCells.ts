import { type Cents, cents } from '#basics/money';
import type { NumberFault, NumberRule } from '#basics/numberInput';
import { PRICE_RULE, readNumber } from '#basics/numberInput';
import { foldText } from '#basics/text';
import type { PackSize } from '#food/packs.model';

import {
  currencyOf,
  isDateCell,
  moneyText,
  type NumberFacts,
  type ReadCell,
} from './shelfNumbers.ts';

/** Tills count what was bought in fractions of a cent. */
const COST_RULE: NumberRule = { ...PRICE_RULE, decimals: 6 };

/** A cell of the column of costs, to the nearest cent. Tills write 0 where they know none: it is none. */
export function readCostCell(
  cell: string,
  { decimal, currency }: NumberFacts,
): ReadCell<Cents, NumberFault | 'date' | 'other_currency'> {
  const own = currencyOf(cell);
  const amount = moneyText(cell);
  if (isDateCell(amount)) return { fault: 'date' };
  if (own !== undefined && currency !== undefined && own !== currency)
    return { fault: 'other_currency' };
  const { value = 0, fault } = readNumber(amount, COST_RULE, decimal);
  if (fault !== undefined) return { fault };
  return value === 0 ? {} : { value: cents(Math.round(value * 100)) };
}

const YES: ReadonlySet<string> = new Set(
  'y yes true 1 x on weight weighed ja wahr gewicht oui o vrai poids si s verdadero peso'.split(
    ' ',
  ),
);
const NO: ReadonlySet<string> = new Set(
  `n no false 0 off each ea unit item piece pieces pc pcs count fixed nein falsch stuck stk einzeln non faux piece pce
   unite falso unidad ud pieza l liter litre ml gal`.split(/\s+/),
);
/** In gm. */
const MASSES: ReadonlyMap<string, string> = new Map(
  [
    ['lb', 'lb lbs pound pounds libra libras livre livres'],
    ['kg', 'kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogramo'],
    ['oz', 'oz ounce ounces unze once onza'],
    ['gm', 'g gm gms gr gram grams gramm gramme gramo'],
  ].flatMap(([unit = '', words = '']) => words.split(' ').map((word) => [word, unit] as const)),
);
const FILLING: ReadonlySet<string> = new Set(
  'per by sold price pro je nach par por au al a de the in'.split(' '),
);

/**
 * A cell that says whether an item is sold by weight: "Y", "no", "per lb", "/kg", "100 g", "each".
 *
 * Shape   `pack`: what the price is of, where the cell names a unit of weight.
 */
export function readWeightCell(cell: string): {
  value?: boolean;
  pack?: PackSize;
  fault?: 'not_yes_no';
} {
  const words = foldText(cell).match(/[a-z]+|\d+/g) ?? [];
  const said = words.filter((word) => !FILLING.has(word));
  if (said.length === 0) return cell.trim() === '' ? {} : { fault: 'not_yes_no' };
  const at = said.findIndex((word) => MASSES.has(word));
  const unit = MASSES.get(said[at] ?? '');
  if (unit !== undefined) {
    const number = Number(said[at - 1]);
    return { value: true, pack: { unit_quantity: number > 0 ? number : 1, unit } };
  }
  if (said.every((word) => YES.has(word))) return { value: true };
  return said.every((word) => NO.has(word)) ? { value: false } : { fault: 'not_yes_no' };
}

/** The class that a cell names. Where columns say yes or no to a tax each, it is the tax that the heading names. */
export function readTaxCell(cell: string, heading: string): string {
  const { value } = readWeightCell(cell);
  if (value === undefined || !/^[a-z]+$/i.test(cell.trim())) return cell;
  const named = /^tax ?[-:](?<name>.+)$/i.exec(heading.trim())?.groups?.['name']?.trim();
  return value && named !== undefined ? named.replaceAll('"', '').trim() : '';
}
