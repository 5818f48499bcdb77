import { formatAmount } from '@larder/shared/food/amountText';

import { lines as linesOf, record } from '#platform/lib/untrusted';
import type { FileLine, FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';
import { stepsOf } from '#subjects/reading/words/steps.rules';

import { numberIn, recordsOf, textOf } from './textLines.rules.ts';

/** The program's names of units; any other is written in lower case: CUP is "cup". */
const UNITS: Readonly<Record<string, string>> = {
  ITEM: '',
  TABLESPOON: 'tbsp',
  TEASPOON: 'tsp',
  GRAMS: 'g',
  KGS: 'kg',
  MILLS: 'ml',
  LITRES: 'l',
  FLUID_OUNCE: 'fl oz',
};

/** A recipe of Crouton (.crumb), whose ingredients have amounts and units; undefined for JSON of another program. */
export function readCrouton(value: unknown): FileRecipe | undefined {
  const recipe = record(value);
  const ingredients = recipe && recordsOf(recipe['ingredients']);
  const isCrouton = ingredients?.some((each) => record(each['ingredient']) !== undefined);
  if (!recipe || !ingredients || isCrouton !== true || !Array.isArray(recipe['steps']))
    return undefined;
  const calories = /calories\P{N}{0,10}(\d{1,5})/iu.exec(textOf(recipe['neutritionalInfo']));
  return {
    title: textOf(recipe['name']),
    lines: linesIn(ingredients),
    steps: stepsIn(recordsOf(recipe['steps'])),
    yields: readYields(textOf(recipe['serves'])) ?? null,
    // Units: minutes.
    minutes: {
      prep: numberIn(recipe['duration']),
      cook: numberIn(recipe['cookingDuration']),
      total: null,
    },
    calories: calories ? Number(calories[1]) : null,
    notes: linesOf(recipe['notes']).join('\n'),
    source_url: textOf(recipe['webLink']),
  };
}

type Part = Readonly<Record<string, unknown>>;

function byOrder(one: Part, other: Part): number {
  return (numberIn(one['order']) ?? 0) - (numberIn(other['order']) ?? 0);
}

function linesIn(ingredients: readonly Part[]): FileLine[] {
  let section: string | null = null;
  return ingredients.toSorted(byOrder).flatMap((each): FileLine[] => {
    const name = textOf(record(each['ingredient'])?.['name']);
    const quantity = record(each['quantity']);
    const type = textOf(quantity?.['quantityType']);
    if (type === 'SECTION') section = name || section;
    if (type === 'SECTION' || name === '') return [];
    const [low, high] = [numberIn(quantity?.['amount']), numberIn(quantity?.['secondaryAmount'])];
    const unit = UNITS[type] ?? type.toLowerCase().replaceAll('_', ' ');
    const ends = [low, high].filter((end) => end !== null);
    const amount = ends.map((end) => formatAmount(end, unit)).join('-');
    const text = [amount, amount === '' ? '' : unit, name].filter((part) => part !== '').join(' ');
    return [{ text, section }];
  });
}

function stepsIn(steps: readonly Part[]): FileRecipe['steps'] {
  let section: string | null = null;
  return steps.toSorted(byOrder).flatMap((each) => {
    const text = linesOf(each['step']).join('\n');
    if (each['isSection'] === true) section = text || section;
    return each['isSection'] === true ? [] : stepsOf([text], section);
  });
}
