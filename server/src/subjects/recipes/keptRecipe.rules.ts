import { foldText } from '@larder/shared/basics/text';
import { gramsForUnits } from '@larder/shared/food/measures';
import { isTapWater } from '@larder/shared/food/tapWater';
import type { OwnRecipe, RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import { readSource } from '@larder/shared/recipes/recipeSource';

import type { Catalogue } from '#subjects/food/catalogueIndex.service';
import { weightsOf } from '#subjects/food/weights.rules';

import type { Understood } from './ownLines.rules.ts';
import { ownNutrition } from './ownNutrition.rules.ts';
import { eatenKcal, type Kitchen, kitchenOf, portionOf } from './portions.rules.ts';
import type { KeptRecipe, LineRow, RecipeRow } from './recipes.queries.ts';

const NO_SOURCE = { source_url: null, source_host: null, source_key: null };

/** A new recipe as it is stored. */
export function newRecipe(
  draft: RecipeDraft,
  { recipe_id, lines = [], items }: Understood & { recipe_id: string },
): KeptRecipe {
  const { title, description, preparation_time, serving_size, steps = [] } = draft;
  return {
    recipe_id,
    title,
    description,
    preparation_time,
    serving_size,
    ...sourceOf(draft.source_url ?? null),
    kept_twice: draft.same_source === 'keep',
    ...minutesOf(draft.minutes ?? null),
    ...yieldsOf(draft.yields ?? null),
    language: draft.language ?? null,
    notes: draft.notes ?? null,
    calories: draft.calories ?? null,
    raw: draft.raw ?? null,
    items: itemsOf(items),
    lines,
    steps: stepsOf(steps),
  };
}

/**
 * A stored recipe after a change: what the draft leaves out stays.
 *
 * Shape   a draft that says nothing of the lines is of a client that knows packs alone. Where it has other packs
 *         than the lines give, the lines are gone.
 */
export function changedRecipe(
  kept: KeptRecipe,
  { draft, understood }: { draft: RecipeDraft; understood: Understood },
): KeptRecipe {
  const { title, description, preparation_time, serving_size } = draft;
  const items = itemsOf(understood.items);
  const isSame = understood.lines === undefined && packText(items) === packText(kept.items);
  return {
    ...kept,
    title,
    description,
    preparation_time,
    serving_size,
    ...(draft.source_url !== undefined && sourceOf(draft.source_url)),
    ...(draft.minutes !== undefined && minutesOf(draft.minutes)),
    ...(draft.yields !== undefined && yieldsOf(draft.yields)),
    ...(draft.language !== undefined && { language: draft.language }),
    ...(draft.notes !== undefined && { notes: draft.notes }),
    ...(draft.calories !== undefined && { calories: draft.calories }),
    ...(draft.raw !== undefined && { raw: draft.raw }),
    ...(draft.steps && { steps: stepsOf(draft.steps) }),
    items,
    lines: isSame ? kept.lines : (understood.lines ?? []),
  };
}

function sourceOf(source_url: string | null) {
  return (source_url === null ? undefined : readSource(source_url)) ?? NO_SOURCE;
}

function minutesOf(minutes: NonNullable<RecipeDraft['minutes']> | null) {
  const { prep = null, cook = null, total = null } = minutes ?? {};
  return { prep_minutes: prep, cook_minutes: cook, total_minutes: total };
}

function yieldsOf(yields: NonNullable<RecipeDraft['yields']> | null) {
  const { low = null, high = null, text = null } = yields ?? {};
  return { yield_low: low, yield_high: high, yield_text: text };
}

function stepsOf(steps: NonNullable<RecipeDraft['steps']>): KeptRecipe['steps'] {
  return steps.map(({ section = null, text }) => ({ section, text }));
}

function itemsOf(items: Understood['items']): KeptRecipe['items'] {
  return items.map(({ ingredient_id, name, unit_quantity, unit, quantity, price = null }) => ({
    ingredient_id,
    name,
    price,
    unit_quantity,
    unit,
    quantity,
  }));
}

function packText(items: KeptRecipe['items']): string {
  const packs = items.map(({ ingredient_id, unit_quantity, unit, quantity }) =>
    JSON.stringify([ingredient_id, unit_quantity, unit, quantity]),
  );
  return packs.toSorted().join();
}

/** The own recipes that lines may be, by the folded title. */
export type PartRecipes = ReadonlyMap<string, RecipeRow>;

/** A recipe as it is answered, with what the catalogue knows of its lines today, and the recipes that are lines of it. */
export function toOwn(
  row: RecipeRow,
  { catalogue, parts }: { catalogue: Catalogue; parts: PartRecipes },
): OwnRecipe {
  const { prep_minutes, cook_minutes, total_minutes, yield_low, yield_high, yield_text } = row;
  const hasYields = yield_low !== null && yield_high !== null && yield_text !== null;
  const kitchen = kitchenOf(row);
  const nutrition = ownNutrition(row, { catalogue, kitchen });
  return {
    ...row,
    minutes: { prep: prep_minutes, cook: cook_minutes, total: total_minutes },
    yields: hasYields ? { low: yield_low, high: yield_high, text: yield_text } : null,
    lines: row.lines.map((line) => {
      const said = lineOf(line, { catalogue, kitchen });
      if (!line.recipe_title) return said;
      const part = parts.get(foldText(line.recipe_title));
      return {
        ...said,
        part: part && part.recipe_id !== row.recipe_id ? partOf(part, catalogue) : null,
      };
    }),
    ...(nutrition && { nutrition }),
  };
}

function partOf(row: RecipeRow, catalogue: Catalogue) {
  const { recipe_id, title, lines } = row;
  const kitchen = kitchenOf(row);
  return { recipe_id, title, lines: lines.map((line) => lineOf(line, { catalogue, kitchen })) };
}

/** An ingredient that was archived is none any more; a merged one is the one it was merged into. */
function lineOf(
  { fixed, recipe_title, ...said }: LineRow,
  { catalogue: { byId }, kitchen }: { catalogue: Catalogue; kitchen: Kitchen },
): OwnRecipe['lines'][number] {
  const line = {
    ...said,
    ...(fixed === true && { fixed }),
    ...(typeof recipe_title === 'string' && { recipe_title }),
  };
  const row = byId.get(line.ingredient_id ?? '');
  if (!row) {
    const kcal = isTapWater(line.name ?? '') ? 0 : null;
    return { ...line, ingredient_id: null, how: null, grade: null, kcal, food: null };
  }
  const { ingredient_id, name, category, image, density_g_per_ml } = row;
  const grams_of = gramsForUnits(weightsOf(row), line.unit === null ? [] : [line.unit]);
  return {
    ...line,
    ingredient_id,
    kcal: eatenKcal(portionOf(said, { row, kitchen })),
    food: { name, category, image, density_g_per_ml, grams_of },
  };
}
