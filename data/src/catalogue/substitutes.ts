import { lazy } from '@larder/shared/basics/lazy';
import type { Allergen } from '@larder/shared/food/allergens';
import {
  bringsAllergen,
  DISH_ROLES,
  RATIO_UNITS,
  ratioOf,
  type Swap,
} from '@larder/shared/food/substitutes';

import { catalogueFile, parseCsv } from './csv.ts';
import { readFacts } from './facts.ts';

/** A row of the table, by names of the catalogue. */
type SubstituteRow = Swap & {
  readonly food: string;
  readonly instead: string;
  readonly source: string;
};

/** What the check of the table needs to know of a food. */
type Fact = { readonly name: string; readonly contains: readonly Allergen[] | null };

/** What a row says where nobody can say whether it brings an allergen. */
const READ_THE_LABEL = 'read the label';
/** Longer words do not fit beside a line of a phone. Units: characters. */
const MAX_CHANGES = 60;

/**
 * The substitutes of foods, the rows of a food together and the best first.
 *
 * Errors  As parseSubstitutes.
 * Source  data/catalogue/substitutes.csv, which names the source of each row.
 */
export const readSubstitutes = lazy(() =>
  parseSubstitutes(catalogueFile('substitutes.csv'), readFacts()),
);

/**
 * Reads and checks the text of the file.
 *
 * Errors  Error naming the row that has an unknown food, stands for itself, came before or apart from its food's others,
 *         has no ratio, unit, role, words or source, or brings a major allergen that the food does not have.
 */
export function parseSubstitutes(text: string, facts: readonly Fact[]): readonly SubstituteRow[] {
  const known = new Map(facts.map((fact) => [fact.name, fact]));
  const rows = parseCsv(text).map((fields) => rowOf(fields, known));
  const seen = new Set<string>();
  for (const [at, { food, instead }] of rows.entries()) {
    const pair = `${instead} for ${food}`;
    if (seen.has(pair)) throw new Error(`${pair} came before`);
    if (seen.has(food) && rows[at - 1]?.food !== food)
      throw new Error(`${pair} stands apart from the others`);
    seen.add(food).add(pair);
  }
  return rows;
}

function rowOf(
  fields: Readonly<Record<string, string>>,
  known: ReadonlyMap<string, Fact>,
): SubstituteRow {
  const { food = '', instead = '', ratio = '', changes = '', source = '' } = fields;
  const pair = `${instead} for ${food}`;
  const [one, other] = [known.get(food), known.get(instead)];
  if (!one || !other) throw new Error(`${pair}: not in the catalogue`);
  if (food === instead) throw new Error(`${pair}: the same food`);
  if (bringsAllergen(one.contains, other.contains)) throw new Error(`${pair}: brings an allergen`);
  if (!other.contains && !changes.includes(READ_THE_LABEL))
    throw new Error(`${pair}: "${READ_THE_LABEL}" is missing`);
  if (ratioOf(ratio) === undefined) throw new Error(`${pair}: "${ratio}" is no ratio`);
  if (changes === '' || changes.length > MAX_CHANGES) throw new Error(`${pair}: "${changes}"`);
  if (source === '') throw new Error(`${pair}: no source`);
  const by = RATIO_UNITS.find((unit) => unit === fields['by']);
  if (!by) throw new Error(`${pair}: by "${fields['by'] ?? ''}"`);
  return { food, instead, ratio, by, roles: rolesOf(fields['roles'] ?? '', pair), changes, source };
}

/** "baking;cooking", or "all". */
function rolesOf(text: string, pair: string): Swap['roles'] {
  if (text === 'all') return DISH_ROLES;
  const words = text.split(';');
  const roles = DISH_ROLES.filter((role) => words.includes(role));
  if (roles.length !== words.length) throw new Error(`${pair}: roles "${text}"`);
  return roles;
}
