import { formatQuantity, rangeText } from '@larder/shared/food/amountText';
import type { UnitSystem } from '@larder/shared/food/units';
import { clampServings, scaleAmount } from '@larder/shared/kitchen/servings';
import { choiceOf } from '@larder/shared/recipes/lineChoice';
import type { ProviderIngredient, ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import type { SharedRecipe } from '@larder/shared/recipes/recipeLinks.calls';
import { isSourceNote } from '@larder/shared/recipes/sourceNote';

import { ingredientPicture } from '#parts/recipes/providerPictures.ts';
import type { StepFood } from '#parts/steps/stepTies.ts';

import { quantityFor } from './amounts.ts';
import { shownSteps } from './steps.ts';

/** A recipe as cook mode shows it, wherever it is from. */
export type CookRecipe = {
  /** Its page: "/recipe/7". */
  readonly address: string;
  readonly title: string;
  readonly servings: number;
  readonly ingredients: readonly CookIngredient[];
  readonly steps: readonly CookStep[];
  /** Whether its amounts are shown in the chosen units; else as they are written. */
  readonly followsUnits: boolean;
};
type CookStep = { readonly section: string; readonly text: string };
export type CookIngredient = {
  readonly name: string;
  /** "finely chopped"; "" without one. */
  readonly note: string;
  /** The heading it is under; "" without one. */
  readonly section: string;
  readonly image: string | null;
  /** The catalogue's; left out for what it does not know, and of a choice. */
  readonly ingredient_id?: string;
  /** What its line says for the recipe's own servings, in each unit that it has; none to taste. */
  readonly amounts: StepFood['amounts'];
  /** The amount for that many servings; "" without one. */
  readonly quantity: (servings: number, system: UnitSystem) => string;
  /** The page of the recipe that it is, for one that is saved. */
  readonly address?: string;
  /** Shown in place of a missing amount: "to taste"; "" when the line says more than its name. */
  readonly unmeasured: string;
};

const TO_TASTE = 'to taste';
const BEGINS_WITH_NUMBER = /^\s*[\p{N}∞]/u;

/** "4 cloves", "to taste". */
export function amountWords(
  { quantity, unmeasured }: CookIngredient,
  { servings, system }: { servings: number; system: UnitSystem },
): string {
  return quantity(servings, system) || unmeasured;
}

export function cookProvided(recipe: ProviderRecipe): CookRecipe {
  const from = clampServings(recipe.servings ?? 1);
  return {
    address: `/recipe/${recipe.id}`,
    title: recipe.title,
    servings: from,
    ingredients: (recipe.extendedIngredients ?? []).map((ingredient) => ({
      name: ingredient.name,
      note: '',
      section: '',
      image: ingredientPicture(ingredient.image),
      amounts: writtenAmounts(ingredient),
      quantity: (to, system) => quantityFor(ingredient, { from, to, system }).quantity,
      unmeasured: TO_TASTE,
    })),
    steps: providedSteps(recipe),
    followsUnits: true,
  };
}

function writtenAmounts({ amount, unit, measures }: ProviderIngredient): StepFood['amounts'] {
  const { us = { amount, unitShort: unit }, metric } = measures ?? {};
  return [us, ...(metric ? [metric] : [])].map((one) => ({
    amount: one.amount,
    unit: one.unitShort,
  }));
}

/** The steps under their headings; without any the paragraphs of the instructions. */
function providedSteps(recipe: ProviderRecipe): CookStep[] {
  const parts = (recipe.analyzedInstructions ?? []).flatMap(({ name, steps }) =>
    steps.map(({ step }) => ({ section: name.trim(), text: step.trim() })),
  );
  const written = parts.filter(({ text }) => text !== '');
  if (written.length > 0) return written;
  return shownSteps(recipe).map((text) => ({ section: '', text }));
}

export function cookOwn(recipe: SharedRecipe): CookRecipe {
  const from = clampServings(recipe.serving_size);
  return {
    address: `/recipe/${recipe.recipe_id}`,
    title: recipe.title,
    servings: from,
    ingredients: recipe.lines.length > 0 ? ofLines(recipe, from) : ofPacks(recipe, from),
    steps: ownSteps(recipe),
    followsUnits: false,
  };
}

function ownSteps(recipe: SharedRecipe): CookStep[] {
  if (recipe.steps.length > 0)
    return recipe.steps.map(({ section, text }) => ({ section: section ?? '', text }));
  return isSourceNote(recipe) ? [] : paragraphs(recipe.description);
}

function ofPacks({ items }: SharedRecipe, from: number): CookIngredient[] {
  return items.map(({ ingredient_id, name, image, unit, unit_quantity, quantity }) => ({
    ingredient_id,
    name,
    note: '',
    section: '',
    image,
    amounts: [{ amount: unit_quantity * quantity, unit }],
    quantity: (to) => formatQuantity(scaleAmount(unit_quantity * quantity, from, to), unit),
    unmeasured: TO_TASTE,
  }));
}

/** Amounts stay as written; a line of words alone is shown as is. */
function ofLines({ lines }: SharedRecipe, from: number): CookIngredient[] {
  return lines.map((line) => {
    const { original, section, low, high, unit, name, note, fixed, part, food } = line;
    // A choice that the recipe leaves is shown as written: what was found is one of it.
    const choice = choiceOf({ name, note });
    return {
      ...(choice ?? { name: food?.name.toLowerCase() ?? name ?? original, note: note ?? '' }),
      ...(!choice && food && line.ingredient_id && { ingredient_id: line.ingredient_id }),
      section: section ?? '',
      image: food?.image ?? null,
      amounts: high === null ? [] : [{ amount: high, unit: unit ?? '' }],
      quantity: (to) => {
        const scaled = (amount: number | null) =>
          amount === null || fixed === true ? amount : scaleAmount(amount, from, to);
        return rangeText({ low: scaled(low), high: scaled(high), unit });
      },
      ...(part && { address: `/recipe/${part.recipe_id}` }),
      // A number that could not be read, or a note: "for serving".
      unmeasured: note || BEGINS_WITH_NUMBER.test(original) ? '' : TO_TASTE,
    };
  });
}

/** A description is written by people: each of its lines is a step. */
function paragraphs(text: string): CookStep[] {
  return text
    .split('\n')
    .map((line) => ({ section: '', text: line.trim() }))
    .filter((step) => step.text !== '');
}
