import type { UnitSystem } from '@larder/shared/food/units';

import { scaleNote, scaleSteps, type StepPart } from '#parts/steps/stepAmounts.ts';

import type { CookRecipe } from './cookRecipe.ts';

/** Shape   `parts` and `notes` for each step, `note` for all: what does not scale, "" where nothing has to be said. */
export type ScaledSteps = {
  readonly parts: readonly StepPart[][];
  readonly notes: readonly string[];
  readonly note: string;
};

/** The steps of a recipe with their amounts for that many servings. */
export function scaledSteps(
  { steps, ingredients, servings, followsUnits }: CookRecipe,
  { to, system }: { to: number; system: UnitSystem },
): ScaledSteps {
  const texts = steps.map(({ text }) => text);
  const scale = { from: servings, to, system: followsUnits ? system : undefined };
  return {
    parts: scaleSteps(texts, ingredients, scale),
    notes: texts.map((text) => scaleNote([text], scale)),
    note: scaleNote(texts, scale),
  };
}
