import type { FoundRecipe, Written } from '#subjects/reading/pages/foundRecipe.rules';

/** A recipe in short form: headings are "# Dough". */
export type Shown = {
  title: string | null;
  lines: readonly string[];
  steps: readonly string[];
  prep: number | null;
  cook: number | null;
  total: number | null;
  yields: string | null;
  calories: number | null;
  language: string | null;
};

/** What most pages of the tests are about. */
export const PIE: Shown = {
  title: 'Apple pie',
  lines: ['200 g flour', '3 apples, peeled', '1 pinch salt'],
  steps: ['Mix the flour and salt.', 'Add the apples and bake.'],
  prep: 20,
  cook: 40,
  total: 60,
  yields: '8 servings',
  calories: 270,
  language: 'en',
};

/** Without members that plain markup cannot express. */
export const PLAIN_PIE: Shown = {
  ...PIE,
  prep: null,
  cook: null,
  total: null,
  yields: null,
  calories: null,
  language: null,
};

export function shown(recipe: FoundRecipe): Shown {
  return {
    title: recipe.title,
    lines: withHeadings(recipe.lines),
    steps: withHeadings(recipe.steps),
    ...recipe.minutes,
    yields: recipe.yields?.text ?? null,
    calories: recipe.calories,
    language: recipe.language,
  };
}

function withHeadings(written: readonly Written[]): string[] {
  return written.flatMap(({ section, text }, at) => {
    const isNew = section !== (written[at - 1]?.section ?? null);
    return isNew ? [`# ${section ?? ''}`, text] : [text];
  });
}

/** The pie as linked data. */
export const PIE_DATA = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: PIE.title,
  recipeIngredient: PIE.lines,
  recipeInstructions: PIE.steps.map((text) => ({ '@type': 'HowToStep', text })),
  prepTime: 'PT20M',
  cookTime: 'PT40M',
  totalTime: 'PT1H',
  recipeYield: ['8', '8 servings'],
  nutrition: { '@type': 'NutritionInformation', calories: '270 kcal' },
};

/** A page with linked data, written as it stands or made JSON. */
export function dataPage(data: unknown, body = ''): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return `<!doctype html><html lang="en"><head><title>A blog</title>
    <script type="application/ld+json">${text}</script></head><body>${body}</body></html>`;
}

export type Case = { readonly fault: string; readonly html: string; readonly reads: Shown };
