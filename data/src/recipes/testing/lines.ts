import type { RecipeSource, SourceLine } from '#recipes/format';

/** A recipe with its ingredients in short, one in each line. */
export type ShortRecipe = Omit<RecipeSource, 'lines'> & { readonly ing: string };

export function sourceOf({ ing, ...rest }: ShortRecipe): RecipeSource {
  return { ...rest, lines: ing.split('\n').map(lineOf) };
}

/** An ingredient in short: "3 pc garlic", "8 g table salt : for the water (25% eaten)". */
export function lineOf(text: string): SourceLine {
  const [, number = '', unit = '', name = '', prep = null, part = null] =
    /^(\S+) (\S+) (\S.*?)(?: : (\S.*?))?(?: \(([^()]+) eaten\))?$/.exec(text) ?? [];
  const amount = /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : null;
  return { name, amount, unit: unit === 'pc' ? '' : unit, prep, part };
}
