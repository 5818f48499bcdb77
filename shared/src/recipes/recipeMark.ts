/** "[recipe:Vanilla Sauce]" of Paprika: a line that is another recipe. */
const MARK = /\[recipe ?: ?(?!\s*\])([^[\]\n]{1,200})\]/giu;

/** The title of the recipe that a line says it is: "Vanilla Sauce" of "1 cup [recipe:Vanilla Sauce]". */
export function recipeWithin(text: string): string | undefined {
  return [...text.matchAll(MARK)][0]?.[1]?.trim();
}

/** A text with the titles of other recipes as words: "1 cup Vanilla Sauce". */
export function withoutRecipeMarks(text: string): string {
  return text.replaceAll(MARK, '$1');
}
