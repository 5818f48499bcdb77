import { Id } from '@larder/shared/basics/leaves.model';
import type { CatalogueRow } from '@larder/shared/food/adminCatalogueFile.calls';
import { MAX_CATALOGUE_ROWS } from '@larder/shared/food/adminCatalogueFile.calls';
import type { AdminIngredient } from '@larder/shared/food/adminIngredients.calls';
import { ALLERGENS } from '@larder/shared/food/allergens';
import { FILE_FACTS } from '@larder/shared/food/cataloguePlan';
import { CATEGORIES } from '@larder/shared/food/categories';
import * as z from 'zod/mini';

import { neutralCell, readCell } from '#platform/page/csvCells.ts';

import {
  type FormDraft,
  type IngredientText,
  NO_INGREDIENT,
  readIngredient,
  textOf,
} from './ingredientForm.ts';
import { listOfText, textOfList } from './listText.ts';

/** Columns of a catalogue file, in export order. */
export const CATALOGUE_COLUMNS = [
  'ingredient_id',
  'name',
  'unit_quantity',
  'unit',
  ...FILE_FACTS,
] as const;
type CatalogueColumn = (typeof CATALOGUE_COLUMNS)[number];

const REQUIRED = ['name', 'unit_quantity', 'unit'] as const;
/** Contains none of the major allergens; an empty cell means unknown. */
const NOTHING = 'none';

/** The catalogue as cells; `readCatalogue` reads the same. */
export function catalogueTable(ingredients: readonly AdminIngredient[]): string[][] {
  const rows = ingredients.map((ingredient) => {
    const text = textOf(ingredient);
    const cells: Record<CatalogueColumn, string> = {
      ingredient_id: ingredient.ingredient_id,
      name: text.name,
      unit_quantity: text.unitQuantity,
      unit: text.unit,
      category: text.category,
      aliases: text.aliases,
      // Their sources contain commas.
      measures: textOfList(linesOf(text.measures), '|'),
      image: PICTURE.exec(text.image)?.[1] ?? '',
      kcal_per_100g: text.kcal,
      density_g_per_ml: text.density,
      grams_per_piece: text.gramsPerPiece,
      contains: text.allergens === 'unknown' ? '' : text.contains.join(', ') || NOTHING,
    };
    return CATALOGUE_COLUMNS.map((column) => neutralCell(cells[column]));
  });
  return [[...CATALOGUE_COLUMNS], ...rows];
}

/** A row as in a spreadsheet, where the headings are row 1. */
export type ReadRow = { row: number } & ({ wanted: CatalogueRow } | { problem: string });

/** Number of known columns among the headings. */
export function countCatalogueColumns(headings: readonly string[]): number {
  return headings.filter((heading) => columnOf(heading) !== undefined).length;
}

/**
 * Reads cells: the headings, then one ingredient per row. Columns come in any order, others are ignored,
 * empty rows skipped. Facts whose column is missing stay.
 */
export function readCatalogue(
  cells: readonly (readonly string[])[],
): { problem: string } | { rows: ReadRow[] } {
  const [headings = [], ...below] = cells;
  const columns = headings.map(columnOf);
  const missing = REQUIRED.find((column) => !columns.includes(column));
  if (missing) return { problem: `The column “${missing}” is missing.` };
  const twice = CATALOGUE_COLUMNS.find(
    (column) => columns.indexOf(column) !== columns.lastIndexOf(column),
  );
  if (twice) return { problem: `The column “${twice}” appears twice.` };
  const filled = below
    .map((row, index) => ({ row: index + 2, cells: row }))
    .filter((entry) => entry.cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return { problem: 'This file has headings, but no rows below them.' };
  if (filled.length > MAX_CATALOGUE_ROWS)
    return {
      problem: `This file has ${filled.length.toLocaleString('en-US')} rows. At most 5,000 can be imported at once.`,
    };
  return { rows: filled.map((entry) => readRow(entry, columns)) };
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** The address of one of our pictures; a file has its name, "garlic". */
const PICTURE = /^\/images\/ingredients\/([a-z\d-]+)\.webp(?:\?.*)?$/;

const PICTURE_NAME = /^[a-z\d-]*$/i;

function pictureOf(name: string): string {
  return name === '' ? '' : `/images/ingredients/${name.toLowerCase()}.webp`;
}

type Columns = readonly (CatalogueColumn | undefined)[];

function columnOf(heading: string): CatalogueColumn | undefined {
  const key = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return CATALOGUE_COLUMNS.find((column) => column === key);
}

function readRow(
  { row, cells }: { row: number; cells: readonly string[] },
  columns: Columns,
): ReadRow {
  const cellOf = (column: CatalogueColumn) => readCell(cells[columns.indexOf(column)] ?? '').trim();
  const listed = cellOf('contains')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== NOTHING);
  const unknownWord = listed.find((word) => !ALLERGENS.some((allergen) => allergen === word));
  if (unknownWord !== undefined)
    return { row, problem: `Contains: “${unknownWord}” is none of ${ALLERGENS.join(', ')}.` };
  const category = CATEGORIES.find(
    (one) => one.toLowerCase() === (cellOf('category') || 'Other').toLowerCase(),
  );
  if (!category)
    return {
      row,
      problem: `Category: “${cellOf('category')}” is none of ${CATEGORIES.join(', ')}.`,
    };
  const picture = cellOf('image');
  if (!PICTURE_NAME.test(picture))
    return { row, problem: `Image: “${picture}” is not the name of a picture, like garlic.` };
  const id = cellOf('ingredient_id');
  const known = z.safeParse(Id, id);
  if (id !== '' && !known.success) return { row, problem: `“${id}” is not an ingredient_id.` };
  const text: IngredientText = {
    ...NO_INGREDIENT,
    name: cellOf('name'),
    unitQuantity: cellOf('unit_quantity'),
    unit: cellOf('unit'),
    category,
    aliases: cellOf('aliases'),
    measures: listOfText(cellOf('measures'), '|').join('\n'),
    image: pictureOf(cellOf('image')),
    kcal: cellOf('kcal_per_100g'),
    density: cellOf('density_g_per_ml'),
    gramsPerPiece: cellOf('grams_per_piece'),
    allergens: cellOf('contains') === '' ? 'unknown' : 'known',
    contains: ALLERGENS.filter((allergen) => listed.includes(allergen)),
  };
  const read = readIngredient(text);
  if ('problem' in read) return { row, problem: read.problem.words };
  const wanted = rowOf(read.draft, columns);
  return { row, wanted: known.success ? { ...wanted, ingredient_id: known.data } : wanted };
}

/** Without the facts whose column is missing. */
function rowOf({ name, unit_quantity, unit, ...facts }: FormDraft, columns: Columns): CatalogueRow {
  const given = Object.entries(facts).filter(([fact]) => columns.some((column) => column === fact));
  return { name, unit_quantity, unit, ...Object.fromEntries(given) };
}
