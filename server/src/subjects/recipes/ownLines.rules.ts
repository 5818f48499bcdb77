import type { Cents } from '@larder/shared/basics/money';
import { foldText } from '@larder/shared/basics/text';
import type { Grade } from '@larder/shared/food/measures';
import { isTapWater } from '@larder/shared/food/tapWater';
import { firstMeant, meantNames } from '@larder/shared/kitchen/meantNames';
import {
  gradeOf,
  itemsOfLines,
  type PackItem,
  type RecipeFood,
} from '@larder/shared/recipes/recipeFoods';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { linesWithin, readRecipeLine } from '@larder/shared/recipes/recipeLine';
import type { HOW_FOUND, LineDraft } from '@larder/shared/recipes/recipeParts.model';
import type { RecipeDraft } from '@larder/shared/recipes/recipes.calls';

import { AppError } from '#errors';
import { mapYielding } from '#platform/lib/mapYielding';
import type { Catalogue } from '#subjects/food/catalogueIndex.service';
import type { IngredientRow } from '#subjects/food/ingredients.queries';
import { weightsOf } from '#subjects/food/weights.rules';

/** A line as it is stored. */
type KeptLine = {
  original: string;
  section: string | null;
  low: number | null;
  high: number | null;
  unit: string | null;
  name: string | null;
  note: string | null;
  optional: boolean;
  /** As much for any number of servings. */
  fixed?: boolean;
  /** The title of the recipe that the line is. */
  recipe_title?: string;
  ingredient_id: string | null;
  how: (typeof HOW_FOUND)[number] | null;
  grade: Grade | null;
};

/** What tells which food a line means. */
type Said = Pick<KeptLine, 'name' | 'unit'>;

export type Understood = {
  /** undefined where the draft says nothing of them. */
  lines: KeptLine[] | undefined;
  items: readonly (PackItem & { readonly price?: Cents | null | undefined })[];
};

/** Folded name -> what a person means by it; null: what the catalogue says. */
export type Choices = ReadonlyMap<string, string | null>;

/** By what a choice is found again. */
export function aliasKey(name: string): string {
  return foldText(name).slice(0, 200);
}

/**
 * Understands the lines of recipes by a person's earlier choices and the catalogue.
 *
 * Shape   in the order of the drafts; `choices` are those to remember from now on, `unknown` the names of which
 *         the catalogue knows nothing.
 * Errors  ingredient_not_found, with the ids.
 */
export async function understandDrafts(
  drafts: readonly RecipeDraft[],
  { catalogue, aliases }: { catalogue: Catalogue; aliases: ReadonlyMap<string, string> },
): Promise<{ understood: Understood[]; choices: Choices; unknown: string[] }> {
  const whole = drafts.map(({ items, lines }) => ({ items, lines: lines && apart(lines) }));
  const all = whole.flatMap(({ lines = [] }) => lines);
  const read = new Map(await mapYielding(all, (line) => [line, readLine(line)] as const));
  const said = [...read.values()];
  const matched = await catalogue.match(said.flatMap(meantNames));
  const meaning = (line: Said) => firstMeant(line, (name) => matched.get(name) ?? null) ?? null;
  refuseUnknown(all, catalogue);

  const unknown = said.flatMap((line) =>
    meaning(line) === null && line.recipe_title === undefined ? (line.name ?? []) : [],
  );
  const choices = new Map<string, string | null>();
  const understood = whole.map(({ lines, items }): Understood => {
    const kept = lines?.flatMap((line) => {
      const said = read.get(line);
      if (!said) return [];
      const found = findFood(line, { said, catalogue, aliases, meaning });
      if (found.choice !== undefined && said.name !== null)
        choices.set(aliasKey(said.name), found.choice);
      const { row, how } = found;
      const grade = row ? gradeOf(said, foodOf(row)) : null;
      const name = said.name ?? row?.name ?? null;
      return [{ ...said, name, ingredient_id: row?.ingredient_id ?? null, how, grade }];
    });
    const hasLines = kept !== undefined && kept.length > 0;
    return { lines: kept, items: hasLines ? itemsOf(kept, catalogue) : items };
  });
  return { understood, choices, unknown: unknown.filter((name) => !isTapWater(name)) };
}

/** Lines of which nothing but the text is given, each food on its own: see `linesWithin`. As many as a recipe may have. */
function apart(lines: readonly LineDraft[]): readonly LineDraft[] {
  const split = lines.flatMap((line) => {
    const isTextAlone = Object.entries(line).every(
      ([member, value]) => value === undefined || ['original', 'section'].includes(member),
    );
    return isTextAlone
      ? linesWithin(line.original).map((original) => ({ ...line, original }))
      : [line];
  });
  return split.length <= RECIPE_LIMITS.lines ? split : lines;
}

/** What a line says; members of the draft come before what is read. */
function readLine(line: LineDraft): Omit<KeptLine, 'ingredient_id' | 'how' | 'grade'> {
  const { original, section, name, note, optional } = line;
  const read = readRecipeLine(original);
  return {
    original,
    section: section ?? null,
    ...amountOf(line, read),
    name: name === undefined ? (read.name?.slice(0, 200) ?? null) : name,
    note: note === undefined ? read.note : note,
    optional: optional ?? read.optional,
    ...(line.fixed === true && { fixed: true }),
    ...(isPart(line) && { recipe_title: line.recipe_title }),
  };
}

/** Whether a line is another recipe; one for which somebody has chosen an ingredient is not. */
function isPart(line: LineDraft): line is LineDraft & { recipe_title: string } {
  return typeof line.recipe_title === 'string' && typeof line.ingredient_id !== 'string';
}

function amountOf(
  { low, high, unit }: LineDraft,
  read: ReturnType<typeof readRecipeLine>,
): Pick<KeptLine, 'low' | 'high' | 'unit'> {
  if (low === undefined && high === undefined) {
    const { low: from, high: to } = read;
    return to === null ? read : { low: from ?? to, high: to, unit: unit ?? read.unit ?? '' };
  }
  const to = high ?? low ?? null;
  if (to === null) return { low: null, high: null, unit: null };
  return { low: low ?? to, high: to, unit: (unit === undefined ? read.unit : unit) ?? '' };
}

type Found = {
  row: IngredientRow | undefined;
  how: KeptLine['how'];
  /** What to remember: another ingredient, or null to forget one. */
  choice?: string | null;
};

function findFood(
  line: LineDraft,
  {
    said,
    catalogue: { byId },
    aliases,
    meaning,
  }: {
    said: Said;
    catalogue: Catalogue;
    aliases: ReadonlyMap<string, string>;
    meaning: (line: Said) => string | null;
  },
): Found {
  const { ingredient_id: wanted } = line;
  const own = byId.get(aliases.get(aliasKey(said.name ?? '')) ?? '');
  const found = byId.get(meaning(said) ?? '');
  // What is cooked by another recipe is not bought.
  if (wanted === null || isPart(line)) return { row: undefined, how: null };
  if (wanted === undefined) {
    if (own) return { row: own, how: 'remembered' };
    return { row: found, how: found ? 'matched' : null };
  }
  const row = byId.get(wanted);
  if (row && row === found) return { row, how: 'matched', ...(own && { choice: null }) };
  if (row && row === own) return { row, how: 'remembered' };
  return { row, how: row ? 'chosen' : null, ...(row && { choice: row.ingredient_id }) };
}

function refuseUnknown(lines: readonly LineDraft[], { byId }: Catalogue): void {
  const ids = new Set(lines.flatMap(({ ingredient_id }) => ingredient_id ?? []));
  const unknown = [...ids].filter((id) => !byId.has(id));
  if (unknown.length > 0)
    throw new AppError('ingredient_not_found', { details: { ingredient_ids: unknown } });
}

/** The packs of lines that have an ingredient. */
function itemsOf(lines: readonly KeptLine[], { byId }: Catalogue): PackItem[] {
  return itemsOfLines(
    lines.flatMap((line) => {
      const row = byId.get(line.ingredient_id ?? '');
      return row ? [{ line, food: foodOf(row) }] : [];
    }),
  );
}

export function foodOf(row: IngredientRow): RecipeFood {
  const { ingredient_id, name, unit_quantity, unit, kcal_per_100g } = row;
  const pack = { unit_quantity, unit };
  return { ingredient_id, name, ...pack, weights: { ...weightsOf(row), pack }, kcal_per_100g };
}
