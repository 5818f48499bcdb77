import { readMinutes } from '#subjects/reading/words/recipeTimes.rules';
import { readYields, type Yields } from '#subjects/reading/words/recipeYields.rules';

import { textOf } from './pageTexts.rules.ts';
import type { Element, Page } from './pageTree.rules.ts';

/** A class that counts eaters: "recipe-servings", "person-count". */
const EATERS =
  /(?:^|[-_])(?:serves|servings?|yields?|portions?|portionen|personen|personnes|persons?|people)(?:[-_]|$)/i;
/** "4", "Serves 4-6", "8 os." Not "1x" of a button, nor "250 kcal". */
const COUNT = /^(?:\p{L}{1,12}:? )?\d{1,2}(?: ?[-–] ?\d{1,2})?(?: \p{L}{1,12}\.?)?$/u;
/** Elements that are asked. */
const MAX_ASKED = 100;

/** How many a recipe serves where only the class of an element says what its number is; null when they disagree. */
export function yieldsOfClasses({ root, elements }: Page): Yields | null {
  const texts = [root, ...elements].flatMap(textsOfEaters);
  const found = texts.slice(0, MAX_ASKED).flatMap((text) => {
    const isTime = !/\d$/.test(text) && readMinutes(text) !== undefined;
    return COUNT.test(text) && !isTime ? (readYields(text) ?? []) : [];
  });
  const [first] = found;
  return first && found.every(({ low, high }) => low === first.low && high === first.high)
    ? first
    : null;
}

/** The texts of the elements in one that count eaters; of an empty one, a picture of a plate, the text beside it. */
function textsOfEaters({ children }: Element): string[] {
  const inside = children.filter((child) => typeof child !== 'string');
  return inside.flatMap((child, at) => {
    if (!child.classes.some((name) => EATERS.test(name))) return [];
    const [text, next] = [textOf(child), inside[at + 1]];
    return text === '' && next ? textOf(next) : text;
  });
}
