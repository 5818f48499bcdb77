import { foldText } from '@larder/shared/basics/text';
import { LIMITS } from '@larder/shared/basics/validation';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { linesWithin, readRecipeLine, type RecipeLine } from '@larder/shared/recipes/recipeLine';
import { recipeWithin, withoutRecipeMarks } from '@larder/shared/recipes/recipeMark';
import type { OwnRecipe, RecipeDraft } from '@larder/shared/recipes/recipes.calls';

import { type ReviewedLine, type ReviewRow, toLine } from '#shop/import/review/review.ts';

/** Lines that the person has confirmed or corrected, by their text. */
export type Answers = Readonly<Record<string, ReviewedLine>>;

/**
 * The id of the ingredient that a line means.
 *
 * Shape   null for nothing that is sold; undefined while it is not known.
 */
export type Meaning = (line: Pick<RecipeLine, 'name' | 'unit'>) => string | null | undefined;

/** A written line; `isAsked` while it is not known what its name means. */
export type WrittenRow = ReviewRow & { readonly isAsked: boolean };

/** Lines as a text; a heading is a line with a colon at its end. */
export function textOfLines(
  lines: readonly { readonly original: string; readonly section: string | null }[],
): string {
  return lines
    .flatMap(({ original, section }, index) => {
      const before = lines[index - 1]?.section ?? null;
      return section === before ? [original] : [`${section ?? ''}:`, original];
    })
    .join('\n');
}

/** Reads the text of `textOfLines`, and similar text that people write. Shape: empty lines are skipped. */
export function readWritten(text: string, answers: Answers, meaning: Meaning): WrittenRow[] {
  let section: string | null = null;
  return text.split('\n').flatMap((written): WrittenRow[] => {
    const original = written
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, RECIPE_LIMITS.lineLength);
    if (original === '') return [];
    const now = Object.hasOwn(answers, original) ? answers[original] : undefined;
    if (!now && original.endsWith(':') && original.length <= LIMITS.name) {
      section = original.slice(0, -1).trim() || null;
      return [];
    }
    if (!now)
      return linesWithin(original).map((each) => rowOf(each, { section, answers, meaning }));
    return [rowOf(original, { section, answers, meaning })];
  });
}

function rowOf(
  original: string,
  { section, answers, meaning }: { section: string | null; answers: Answers; meaning: Meaning },
): WrittenRow {
  const now = Object.hasOwn(answers, original) ? answers[original] : undefined;
  const recipe_title = recipeWithin(original);
  const read = {
    original,
    section,
    ...readRecipeLine(withoutRecipeMarks(original)),
    ...(recipe_title !== undefined && { recipe_title }),
  };
  const isFood = read.name !== null && recipe_title === undefined;
  const meant = isFood ? meaning(read) : null;
  return {
    read: { ...read, ingredient_id: meant ?? null },
    ...(now && { now: { ...now, section } }),
    answered: now !== undefined,
    isAsked: now === undefined && meant === undefined,
  };
}

/** A name as it is looked up and stored. */
export function nameOf(name: string): string {
  return name.slice(0, LIMITS.name).trim();
}

type LineToSave = NonNullable<RecipeDraft['lines']>[number];

/** A line to save, without the mark of another recipe; the server matches a name that is not looked up yet. */
export function toSaved(line: ReviewedLine, { isAsked }: Pick<WrittenRow, 'isAsked'>): LineToSave {
  const { ingredient_id, ...rest } = toLine({
    ...line,
    original: withoutRecipeMarks(line.original),
  });
  return isAsked ? rest : { ...rest, ingredient_id };
}

/** Packs of an ingredient as a line of a recipe that has lines: "1000 g rice". */
export function lineOfPacks({
  ingredient_id,
  name,
  unit_quantity,
  unit,
  quantity,
}: RecipeDraft['items'][number]): LineToSave {
  const amount = Math.min(unit_quantity * quantity, LIMITS.neededQuantity);
  const written = unit.toLowerCase() === 'gm' ? 'g' : unit;
  const original = `${amount} ${written} ${name}`;
  return { original, low: amount, high: amount, unit: written, name, ingredient_id };
}

/** What a person has chosen for names before, by `foldText`; null: what the catalogue says. The newest recipe counts. */
export function rememberedNames(recipes: readonly OwnRecipe[]): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { lines } of recipes)
    for (const { name, how, ingredient_id } of lines) {
      const key = foldText(name ?? '');
      if (key !== '' && how !== null && !found.has(key))
        found.set(key, how === 'matched' ? null : ingredient_id);
    }
  return found;
}
