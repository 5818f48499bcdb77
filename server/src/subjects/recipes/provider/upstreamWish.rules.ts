import { readFacts } from '@larder/data/catalogue/facts';
import { lazy } from '@larder/shared/basics/lazy';

import { type Food, foodBook, LAND_MEAT_LABEL, MEAT } from './foods.rules.ts';
import { MAX_QUICK_MINUTES } from './recipeFigures.rules.ts';
import type { SearchQuery } from './recipeProvider.service.ts';
import { notesOn } from './searchReasons.rules.ts';
import { splitWish } from './wish.rules.ts';
import type { Diet } from './wishConditions.rules.ts';

/** The provider's intolerances by our families. Source: its published API description. */
const INTOLERANCES: Readonly<Record<string, string>> = {
  nuts: 'Peanut,Tree Nut',
  peanuts: 'Peanut',
  dairy: 'Dairy',
  eggs: 'Egg',
  fish: 'Seafood',
  seafood: 'Seafood',
  shellfish: 'Shellfish',
  gluten: 'Gluten,Wheat',
  soy: 'Soy',
  sesame: 'Sesame',
};
const DIETS: Readonly<Record<Diet, string>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  glutenFree: 'gluten free',
  dairyFree: 'dairy free',
};
const WITHOUT: Readonly<Record<string, string>> = {
  [MEAT]: 'vegetarian',
  [LAND_MEAT_LABEL]: 'pescetarian',
};

/** A search for a provider: its words, and what must not be in it in the provider's own parameters. */
export type ProviderWish = {
  readonly query: string | undefined;
  readonly diet: string | undefined;
  readonly intolerances: string | undefined;
  readonly excludeIngredients: string | undefined;
  readonly maxReadyTime: number | undefined;
  readonly maxCalories: number | undefined;
  /** What a serving has at least or at most, by the provider's parameters. */
  readonly bounds: Readonly<Record<string, number>> | undefined;
  /** Lowest first. */
  readonly sort: string | undefined;
  readonly notes: readonly string[];
  /** Unknown exclusion: show nothing. */
  readonly isHopeless: boolean;
};

const foods = lazy(() => foodBook(readFacts()));

/**
 * Reads "vegan breakfast no eggs under 20 minutes", which a provider would search for by its words. Other
 * searches stay as they are.
 */
export function providerWish({ query = '', diet, maxReadyTime }: SearchQuery): ProviderWish {
  const { rest, ...read } = splitWish(query, foods());
  const { without, unknown, maxMinutes, maxKcal, quick, figures } = read;
  const notes = { lost: [], isNothing: false, isPart: false, haste: undefined };
  const others = without.filter(({ label }) => !(label in INTOLERANCES || label in WITHOUT));
  const hasNegations = without.length + unknown.length > 0;
  const hasConditions =
    read.diets.length + figures.length > 0 || quick || (maxMinutes ?? maxKcal) !== undefined;
  const bounds: Readonly<Record<string, number>> = Object.fromEntries(
    figures.flatMap(({ bound = {} }) => Object.entries(bound)),
  );
  const times = [maxReadyTime, maxMinutes, quick ? MAX_QUICK_MINUTES : undefined];
  return {
    query: (hasNegations || hasConditions ? rest : query) || undefined,
    diet: joined([
      ...(diet === undefined ? [] : [diet]),
      ...read.diets.map((one) => DIETS[one]),
      ...named(without, WITHOUT),
    ]),
    intolerances: joined(named(without, INTOLERANCES)),
    excludeIngredients: joined(others.map(({ label }) => label)),
    maxReadyTime: least(times),
    maxCalories: least([maxKcal, bounds['maxCalories']]),
    bounds: figures.some(({ bound }) => bound !== undefined) ? bounds : undefined,
    sort: figures.find(({ sort }) => sort !== undefined)?.sort,
    notes: hasNegations
      ? notesOn(query, { ...notes, wish: { without, unknown, dropped: read.dropped } })
      : [],
    isHopeless: unknown.length > 0,
  };
}

function least(numbers: readonly (number | undefined)[]): number | undefined {
  const given = numbers.filter((one) => one !== undefined);
  return given.length === 0 ? undefined : Math.min(...given);
}

function named(without: readonly Food[], names: Readonly<Record<string, string>>): string[] {
  return without.flatMap(({ label }) => names[label] ?? []);
}

function joined(words: readonly string[]): string | undefined {
  return words.length === 0 ? undefined : [...new Set(words)].join();
}
