import { readFacts } from '@larder/data/catalogue/facts';
import { lazy } from '@larder/shared/domain/lazy';

import { type Food, foodBook, LAND_MEAT_LABEL, MEAT } from './foods.ts';
import type { SearchQuery } from './recipeProvider.ts';
import { notesOn } from './searchReasons.ts';
import { splitNegations } from './wish.ts';

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
const DIETS: Readonly<Record<string, string>> = {
  [MEAT]: 'vegetarian',
  [LAND_MEAT_LABEL]: 'pescetarian',
};

/** A search for a provider: its words, and what must not be in it in the provider's own parameters. */
export type ProviderWish = {
  readonly query: string | undefined;
  readonly diet: string | undefined;
  readonly intolerances: string | undefined;
  readonly excludeIngredients: string | undefined;
  readonly notes: readonly string[];
  /** Unknown exclusion: show nothing. */
  readonly isHopeless: boolean;
};

const foods = lazy(() => foodBook(readFacts()));

/** Reads "breakfast no eggs", which a provider would take for eggs. Other searches stay as they are. */
export function providerWish({ query = '', diet }: SearchQuery): ProviderWish {
  const { rest, ...read } = splitNegations(query, foods());
  const isPlain = read.without.length + read.unknown.length === 0;
  const wish = { lost: [], isNothing: false, isPart: false, haste: undefined, wish: read };
  const others = read.without.filter(({ label }) => !(label in INTOLERANCES || label in DIETS));
  return {
    query: (isPlain ? query : rest) || undefined,
    diet: joined([...(diet === undefined ? [] : [diet]), ...named(read.without, DIETS)]),
    intolerances: joined(named(read.without, INTOLERANCES)),
    excludeIngredients: joined(others.map(({ label }) => label)),
    notes: isPlain ? [] : notesOn(query, wish),
    isHopeless: read.unknown.length > 0,
  };
}

function named(without: readonly Food[], names: Readonly<Record<string, string>>): string[] {
  return without.flatMap(({ label }) => names[label] ?? []);
}

function joined(words: readonly string[]): string | undefined {
  return words.length === 0 ? undefined : [...new Set(words)].join();
}
