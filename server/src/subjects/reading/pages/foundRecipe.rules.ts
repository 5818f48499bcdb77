import type { Yields } from '#subjects/reading/words/recipeYields.rules';

/** A line or a step under its heading. */
export type Written = { readonly text: string; readonly section: string | null };

/** A recipe as a page has it; null is not known. */
export type FoundRecipe = {
  readonly title: string | null;
  readonly lines: readonly Written[];
  readonly steps: readonly Written[];
  /** Whether the only step is what the data says of the dish. */
  readonly isDescribed: boolean;
  readonly yields: Yields | null;
  readonly minutes: {
    readonly prep: number | null;
    readonly cook: number | null;
    readonly total: number | null;
  };
  readonly calories: number | null;
  readonly language: string | null;
  readonly image: string | null;
  /** How many lines there are above those that are kept; undefined without any. */
  readonly leftOut?: number | undefined;
  /** What a text or a page notes of it. */
  readonly notes?: string | undefined;
  /** Where linked data says that it is from. */
  readonly address: string | null;
};

/** kcal of a serving; more, two days' food, are of the whole dish. */
export const MAX_CALORIES = 5_000;

export const NOTHING: FoundRecipe = {
  title: null,
  lines: [],
  steps: [],
  isDescribed: false,
  yields: null,
  minutes: { prep: null, cook: null, total: null },
  calories: null,
  language: null,
  image: null,
  address: null,
};

/** How much of a recipe there is, to find the fullest. */
export function fullness({ title, lines, steps, yields, minutes }: FoundRecipe): number {
  const more = [title, yields, minutes.prep, minutes.cook, minutes.total];
  return 2 * lines.length + steps.length + more.filter((one) => one !== null).length;
}

/** A recipe with what it lacks from another reading of the same page. */
export function completed(recipe: FoundRecipe, other: FoundRecipe): FoundRecipe {
  const { minutes } = recipe;
  return {
    title: recipe.title ?? other.title,
    lines: recipe.lines.length > 0 ? recipe.lines : other.lines,
    leftOut: (recipe.lines.length > 0 ? recipe : other).leftOut,
    steps: recipe.steps.length > 0 ? recipe.steps : other.steps,
    isDescribed: (recipe.steps.length > 0 ? recipe : other).isDescribed,
    yields: recipe.yields ?? other.yields,
    minutes: {
      prep: minutes.prep ?? other.minutes.prep,
      cook: minutes.cook ?? other.minutes.cook,
      total: minutes.total ?? other.minutes.total,
    },
    calories: recipe.calories ?? other.calories,
    language: recipe.language ?? other.language,
    image: recipe.image ?? other.image,
    notes: recipe.notes ?? other.notes,
    address: recipe.address ?? other.address,
  };
}

/** Without a description in place of the steps. */
export function undescribed(recipe: FoundRecipe): FoundRecipe {
  return recipe.isDescribed ? { ...recipe, steps: [], isDescribed: false } : recipe;
}

/** A recipe that takes as long as its parts when nothing else is said; cooking may be all there is to say. */
export function withTotal(recipe: FoundRecipe): FoundRecipe {
  const { prep, cook, total } = recipe.minutes;
  const sum = cook === null ? null : (prep ?? 0) + cook;
  return { ...recipe, minutes: { prep, cook, total: total ?? sum } };
}

/** Each recipe once: of those with one title and the same lines the fullest. */
export function distinct(recipes: readonly FoundRecipe[]): FoundRecipe[] {
  const byContent = new Map<string, FoundRecipe>();
  for (const recipe of recipes) {
    const key = lettersOf(recipe.lines.map(({ text }) => text).join(' '));
    const known = byContent.get(key);
    if (!known || fullness(recipe) > fullness(known)) byContent.set(key, recipe);
  }
  return [...byContent.values()];
}

/** Letters and digits alone, to find one text in two spellings: "1/2 cup", "½ cup". */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
