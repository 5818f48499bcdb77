import type { ProviderIngredient, ProviderRecipe } from '@larder/shared/recipes/provider.calls';

import { isPicture } from '#platform/lib/pictureAddress';
import { flag, httpsUrl, line, lines, list, number, record, whole } from '#platform/lib/untrusted';

type Nutrient = NonNullable<ProviderRecipe['nutrition']>['nutrients'][number];
type Instructions = NonNullable<ProviderRecipe['analyzedInstructions']>[number];
type Measure = NonNullable<ProviderIngredient['measures']>['us'];

const IDS = [1, Number.MAX_SAFE_INTEGER] as const;
/** -1: "not recognised". */
const INGREDIENT_IDS = [-1, Number.MAX_SAFE_INTEGER] as const;
const AMOUNTS = [0, 1_000_000] as const;
const MINUTES = [0, 100_000] as const;
const SERVINGS = [1, 1_000] as const;
/** Units: US cents. */
const PRICES = [0, 1_000_000] as const;
const PERCENT = [0, 100_000] as const;

const TITLE = 200;
const WORDS = 100;
const SENTENCE = 500;
const STEP = 2_000;
const SUMMARY = 5_000;

/** Base of ingredient pictures, which the provider names by file. */
const INGREDIENT_IMAGES = 'https://img.spoonacular.com/ingredients_100x100/';

/**
 * Reads the provider's recipe: numbers are clamped, texts cut and without HTML, lists have at most 200 items,
 * pictures are on the configured hosts.
 *
 * Shape   undefined without an id and a title. Missing members stay missing, broken ones are left out. Steps
 *         come from the plain instructions when the provider has not split them.
 */
export function readRecipe(
  value: unknown,
  pictureHosts: readonly string[],
): ProviderRecipe | undefined {
  const from = record(value);
  const id = whole(from?.['id'], IDS);
  const title = line(from?.['title'], TITLE);
  if (!from || id === undefined || title === undefined) return undefined;
  const nutrients = list(record(from['nutrition'])?.['nutrients'], readNutrient);
  return {
    id,
    title,
    image: pictureOf(from['image'], pictureHosts),
    imageType: line(from['imageType'], WORDS),
    readyInMinutes: number(from['readyInMinutes'], MINUTES),
    servings: number(from['servings'], SERVINGS),
    pricePerServing: number(from['pricePerServing'], PRICES),
    summary: line(from['summary'], SUMMARY),
    sourceName: line(from['sourceName'], TITLE),
    cuisines: list(from['cuisines'], words),
    dishTypes: list(from['dishTypes'], words),
    diets: list(from['diets'], words),
    vegetarian: flag(from['vegetarian']),
    vegan: flag(from['vegan']),
    glutenFree: flag(from['glutenFree']),
    dairyFree: flag(from['dairyFree']),
    instructions: lines(from['instructions']).join('\n').slice(0, SUMMARY) || undefined,
    extendedIngredients: list(from['extendedIngredients'], (one) =>
      readIngredient(one, pictureHosts),
    ),
    analyzedInstructions: readInstructions(from),
    nutrition: nutrients && { nutrients: caloriesFirst(nutrients) },
  };
}

function words(value: unknown): string | undefined {
  return line(value, WORDS);
}

function readIngredient(
  value: unknown,
  pictureHosts: readonly string[],
): ProviderIngredient | undefined {
  const from = record(value);
  const original = line(from?.['original'] ?? from?.['originalString'], SENTENCE);
  const name = line(from?.['name'] ?? from?.['nameClean'], TITLE) ?? original;
  if (!from || name === undefined) return undefined;
  const measures = record(from['measures']);
  const [us, metric] = [readMeasure(measures?.['us']), readMeasure(measures?.['metric'])];
  return {
    id: whole(from['id'], INGREDIENT_IDS) ?? -1,
    name,
    original: original ?? name,
    amount: number(from['amount'], AMOUNTS) ?? 0,
    unit: line(from['unit'], WORDS) ?? '',
    image: pictureOf(ingredientPicture(from['image']), pictureHosts),
    aisle: line(from['aisle'], WORDS) ?? null,
    measures: us && metric && { us, metric },
  };
}

function readMeasure(value: unknown): Measure | undefined {
  const from = record(value);
  const amount = number(from?.['amount'], AMOUNTS);
  if (!from || amount === undefined) return undefined;
  const unitShort = line(from['unitShort'], WORDS) ?? '';
  return { amount, unitShort, unitLong: line(from['unitLong'], WORDS) ?? unitShort };
}

/** A full address, or a file name at the provider's base. */
function ingredientPicture(value: unknown): unknown {
  return typeof value === 'string' && /^[\w-]{1,150}\.(?:jpe?g|png|webp|gif)$/i.test(value)
    ? INGREDIENT_IMAGES + value
    : value;
}

function pictureOf(value: unknown, hosts: readonly string[]): string | null {
  const address = httpsUrl(value);
  return address !== undefined && isPicture(address, hosts) ? address : null;
}

function readInstructions(from: Readonly<Record<string, unknown>>): Instructions[] | undefined {
  const read = list(from['analyzedInstructions'], (value): Instructions | undefined => {
    const part = record(value);
    const steps = list(part?.['steps'], (step) => line(record(step)?.['step'], STEP)) ?? [];
    return steps.length === 0
      ? undefined
      : { name: words(part?.['name']) ?? '', steps: counted(steps) };
  });
  if (read === undefined || read.length > 0) return read;
  const sentences = list(lines(from['instructions']), (step) => line(step, STEP)) ?? [];
  return sentences.length === 0 ? [] : [{ name: '', steps: counted(sentences) }];
}

function counted(steps: readonly string[]): Instructions['steps'] {
  return steps.map((step, index) => ({ number: index + 1, step }));
}

/** Old answers say `title` for `name` and "cal" for kcal. */
function readNutrient(value: unknown): Nutrient | undefined {
  const from = record(value);
  const name = words(from?.['name'] ?? from?.['title']);
  const amount = number(from?.['amount'], AMOUNTS);
  if (!from || name === undefined || amount === undefined) return undefined;
  const unit = words(from['unit']) ?? '';
  return {
    name,
    amount,
    unit: unit === 'cal' ? 'kcal' : unit,
    percentOfDailyNeeds: number(from['percentOfDailyNeeds'], PERCENT),
  };
}

/** Clients read the first nutrient as calories. */
function caloriesFirst(nutrients: readonly Nutrient[]): Nutrient[] {
  return nutrients.toSorted(
    (a, b) => Number(b.name === 'Calories') - Number(a.name === 'Calories'),
  );
}
