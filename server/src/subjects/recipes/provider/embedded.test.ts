import { readFacts } from '@larder/data/catalogue/facts';
import { readRecipes } from '@larder/data/recipes/corpus';
import { factsByName, parseRecipe } from '@larder/data/recipes/format';
import { categoryOf } from '@larder/shared/food/aisles';
import { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { cardCalories, cardMinutes } from '@larder/shared/recipes/recipes';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { EMBEDDED_ALLOWANCE, makeEmbeddedProvider } from './embedded.service.ts';
import { toProviderRecipe } from './embeddedRecipe.rules.ts';
import { makeQuotaMeter } from './recipeProvider.service.ts';

const facts = readFacts();
const known = factsByName(facts);
const byName = new Map(facts.map((fact) => [fact.name, fact]));
const parsed = readRecipes().map((source) => parseRecipe(source, known));
const sent = parsed.map((recipe) => toProviderRecipe(recipe, byName));
const ingredients = sent.flatMap(({ extendedIngredients }) => extendedIngredients);

/** The provider with numbers "by chance" that are the same in every run. */
function provider(seed = 1) {
  let draw = seed;
  const clock = { at: new Date('2026-03-04T23:59:00.000Z') };
  const meter = makeQuotaMeter({ now: () => clock.at, allowance: EMBEDDED_ALLOWANCE });
  const chance = () => (draw = (draw * 16_807) % 2_147_483_647) / 2_147_483_647;
  return { ...makeEmbeddedProvider({ meter, chance }), clock };
}

describe('every recipe of ours in the provider’s shape', () => {
  test('fits the contract, with nothing the contract does not name', () => {
    const wrong = sent.filter((recipe) => {
      const read = z.safeDecode(z.strictObject(ProviderRecipe.shape), recipe);
      return !read.success;
    });
    expect(wrong).toEqual([]);
    expect(sent.length).toBeGreaterThanOrEqual(300);
  });

  test.for([
    // 50/340 of 799, 90/1814 of 399, 2.5/59 of 599, 150/473 of 369: 279.68 for 4
    ['Coffee Granita with Cream', 69.92],
    // 150/142 of 499, 4.67/85 of 399, 30/454 of 479, 400/454 of 138, 12.34/737 of 99: 703.92 for 4
    ['Cacio e Pepe', 175.98],
    // 120/340 of 453, 30.42/454 of 649, 400/1893 of 269, 0.66/67 of 249, 150/2268 of 229: 277.8 for 2
    ['Date and Tahini Shake', 138.9],
  ] as const)('%s costs %d cents a serving', ([title, cents]) => {
    const recipe = sent.find((one) => one.title === title);
    expect(recipe).toMatchObject({ pricePerServing: cents, price_share: 1 });
  });

  test('says what it costs, from 30 cents to 12 dollars a serving', () => {
    const prices = sent.map(({ pricePerServing }) => pricePerServing ?? 0);
    expect(Math.min(...prices)).toBeGreaterThan(30);
    expect(Math.max(...prices)).toBeLessThan(1_200);
    expect(sent.filter(({ price_share: share = 0 }) => share < 0.9)).toEqual([]);
  });

  test('with Parmesan says on what its being vegetarian depends, and only then', () => {
    const noted = sent.filter(({ diet_notes }) => diet_notes && diet_notes.length > 0);
    const withParmesan = sent.filter(
      ({ vegetarian, extendedIngredients }) =>
        vegetarian && extendedIngredients.some(({ name }) => /parmesan/i.test(name)),
    );
    expect(withParmesan.length).toBeGreaterThan(5);
    expect(withParmesan.filter((recipe) => !noted.includes(recipe))).toEqual([]);
    expect(noted.filter(({ vegetarian }) => !vegetarian)).toEqual([]);
    const [note] = noted.find(({ title }) => /parmesan|parmigiana/i.test(title))?.diet_notes ?? [];
    expect(note).toMatch(
      /^Vegetarian if the .*parmesan.* without animal rennet; its label says so\.$/i,
    );
  });

  test('is cooked from all its ingredients in numbered steps', () => {
    for (const [at, recipe] of sent.entries()) {
      expect(recipe.extendedIngredients).toHaveLength(parsed[at]?.ingredients.length ?? -1);
      const steps = recipe.analyzedInstructions.flatMap((part) => part.steps);
      expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
      expect(steps.every(({ step }) => step.length > 20 && !/[{}]/.test(step))).toBe(true);
    }
  });

  test('has metric measures in whole grams or millilitres, from 1 up', () => {
    const odd = ingredients.filter(({ measures }) => {
      const { amount = 0, unitShort = '' } = measures?.metric ?? {};
      return !Number.isInteger(amount) || amount < 1 || !['g', 'ml'].includes(unitShort);
    });
    expect(odd).toEqual([]);
  });

  test('has American measures that a kitchen has', () => {
    const units = new Set(ingredients.map(({ measures }) => measures?.us.unitShort));
    const odd = ['cake', 'clove', 'cup', 'ear', 'head', 'sheet', 'slice', 'stalk'].flatMap(
      (word) => [word, `${word}s`],
    );
    expect(
      [...units].filter((unit) => !['', 'tsp', 'tbsp', 'oz', 'lb', ...odd].includes(unit ?? '?')),
    ).toEqual([]);
    expect(ingredients.every(({ measures }) => (measures?.us.amount ?? 0) > 0)).toBe(true);
  });

  test('prints lines as a book would: amount, then name', () => {
    const odd = ingredients.filter(({ original }) => !/^[\d½¼¾⅓⅔⅛⅜⅝⅞.]+ \S/.test(original));
    expect(odd.map(({ original }) => original)).toEqual([]);
  });

  test('puts every ingredient on an aisle of its own category', () => {
    const odd = ingredients.filter(
      ({ aisle, category }) => categoryOf(aisle, category) !== category,
    );
    expect(odd).toEqual([]);
  });

  test('gives every food one number, and no two foods the same', () => {
    const slugs = new Map(facts.map((fact) => [fact.name.toLowerCase(), fact.slug]));
    const pairs = new Set(
      ingredients.map(({ id, name }) => `${id} ${slugs.get(name.toLowerCase())}`),
    );
    expect(new Set(ingredients.map(({ id }) => id)).size).toBe(pairs.size);
    expect(ingredients.every(({ id }) => id > 0)).toBe(true);
  });

  test('says its calories first, and what the card needs', () => {
    for (const [at, recipe] of sent.entries()) {
      const names = recipe.nutrition.nutrients.map(({ name, unit }) => `${name} ${unit}`);
      expect(names).toEqual([
        'Calories kcal',
        'Fat g',
        'Saturated Fat g',
        'Carbohydrates g',
        'Protein g',
        'Fiber g',
        'Sugar g',
        'Sodium mg',
      ]);
      const kcal = parsed[at]?.nutrition.kcal ?? 0;
      expect(cardCalories(recipe.nutrition.nutrients)).toBe(Math.round(kcal));
      expect(recipe.summary).toContain(`${Math.round(kcal)} kcal`);
      expect(cardMinutes(recipe.readyInMinutes)).toBe(parsed[at]?.min);
    }
  });

  test('claims no diet that it is not', () => {
    const contradictions = sent.filter(
      ({ vegan, vegetarian, diets = [] }) =>
        (vegan === true && vegetarian !== true) || diets.includes('vegan') !== vegan,
    );
    expect(contradictions).toEqual([]);
  });
});

test('a nutrient says its share of a day: 1300 of 2000 kcal are 65 %', () => {
  const [recipe] = parsed;
  if (!recipe) throw new Error('no recipes');
  const rich = { ...recipe, nutrition: { ...recipe.nutrition, kcal: 1300, sodium: 1150 } };
  const { nutrients } = toProviderRecipe(rich, byName).nutrition;
  expect(nutrients[0]).toEqual({
    name: 'Calories',
    amount: 1300,
    unit: 'kcal',
    percentOfDailyNeeds: 65,
  });
  expect(nutrients.at(-1)).toMatchObject({ name: 'Sodium', percentOfDailyNeeds: 50 });
});

describe('random', () => {
  test.for([
    [1, 1, 'one'],
    [12, 12, 'a page'],
    [100, 100, 'the most a caller may ask for'],
    [100_000, readRecipes().length, 'more than there are'],
  ] as const)('%d different recipes are %d: %s', async ([number, expected]) => {
    const { recipes } = (await provider().random({ number })).body;
    expect(new Set(recipes.map(({ id }) => id)).size).toBe(expected);
    expect(recipes).toHaveLength(expected);
  });

  test('a page is never of one cuisine, and another draw is another page', async () => {
    const { random } = provider();
    const pages = await Promise.all(Array.from({ length: 20 }, () => random({ number: 12 })));
    for (const { body } of pages) {
      expect(new Set(body.recipes.map(({ cuisines }) => cuisines?.[0])).size).toBeGreaterThan(3);
    }
    expect(new Set(pages.map(({ body }) => body.recipes.map(({ id }) => id).join())).size).toBe(20);
  });

  test('the same chance gives the same page', async () => {
    const [a, b] = await Promise.all([provider(7).random({}), provider(7).random({})]);
    expect(a.body).toEqual(b.body);
    expect(a.body.recipes).toHaveLength(10);
  });
});

describe('quota', () => {
  test('counts 1 and 0.01 a result, from 0 again at 00:00 UTC', async () => {
    const { search, random, clock } = provider();
    expect((await search({ query: 'pasta', number: 12 })).quota).toEqual({
      request: 1.12,
      used: 1.12,
      left: EMBEDDED_ALLOWANCE - 1.12,
    });
    expect((await random({ number: 4 })).quota.used).toBeCloseTo(2.16);
    clock.at = new Date('2026-03-05T00:00:00.000Z');
    expect((await random({ number: 4 })).quota.used).toBeCloseTo(1.04);
  });

  test('never falls below 0, and nothing is refused', () => {
    const meter = makeQuotaMeter({ now: () => new Date(0), allowance: 2 });
    meter.spend(5);
    expect(meter.spend(1)).toEqual({ request: 1, used: 6, left: 0 });
  });
});
