import { isVisible } from '#basics/text';
import { clampServings } from '#kitchen/servings';

import { cardCalories, cardMinutes } from './recipes.ts';

/** The contract's limits of what is kept of a saved recipe. */
const MAX_TITLE = 200;
const MAX_IMAGE = 500;
const MAX_MINUTES = 10_000;
const MAX_CALORIES = 100_000;
const MAX_SERVINGS = 1_000;

type Recipe = {
  readonly title: string;
  readonly image: string | null;
  readonly readyInMinutes?: number | null | undefined;
  readonly servings?: number | null | undefined;
  readonly nutrition?: { readonly nutrients: Parameters<typeof cardCalories>[0] } | undefined;
};

/**
 * What is kept of a saved recipe, as its card shows it. A provider's recipe may be anything; this always fits the
 * contract.
 *
 * Units   minutes; kcal of a serving.
 */
export function briefOf({ title, image, readyInMinutes, servings, nutrition }: Recipe) {
  const shown = Array.from(title.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .slice(0, MAX_TITLE)
    .join('')
    .trim();
  return {
    title: isVisible(shown) ? shown : 'Recipe',
    image: image !== null && isAddress(image) ? image : null,
    minutes: Math.min(MAX_MINUTES, cardMinutes(readyInMinutes)),
    calories: Math.min(MAX_CALORIES, cardCalories(nutrition?.nutrients)),
    servings: Math.min(MAX_SERVINGS, clampServings(servings ?? 1)),
  };
}

function isAddress(image: string): boolean {
  return image.length <= MAX_IMAGE && /^(?:https:\/\/|\/(?![/\\]))[^\s\p{Cc}]*$/u.test(image);
}
