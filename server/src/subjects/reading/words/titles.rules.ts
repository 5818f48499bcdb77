import { lettersOf } from '#subjects/reading/pages/foundRecipe.rules';

/** "Recipe", as sites add it to the name of a dish. */
const RECIPE =
  /^(?:recipe|rezept|recette|receta|receita|recept|ricetta|przepis|oppskrift|opskrift|resepti|tarif|рецепт|レシピ|食谱|食譜|레시피)$/i;
const MARK = /^[-–—|·•]$/;
/** What a site adds begins so. */
const ADDED = /^(?: ?[|·•:] | [-–—] )/;

/** Whether a text is "Recipe" and nothing else. */
export function isRecipeWord(text: string): boolean {
  return RECIPE.test(text);
}

/**
 * The name of a dish without what a site adds to it: "Soup – Recipe", "Soup Recipe with pictures - A site".
 *
 * Shape   "recipe" alone behind a mark is cut; anything else is only when a heading of the page ends there, before a
 *         mark or "recipe". One that is the title, or its end, says that nothing is added behind a mark. The name of
 *         the site behind a mark always is.
 */
export function nameOfDish(
  written: string,
  headings: readonly string[],
  sites: readonly string[] = [],
): string {
  const title = withoutSite(written, sites);
  const words = title.split(' ');
  const [mark = '', last = ''] = words.slice(-2);
  if (words.length > 2 && MARK.test(mark) && isRecipeWord(last))
    return words.slice(0, -2).join(' ');
  const isWhole = headings.some((heading) => title.endsWith(heading));
  const name = headings.find((heading) => {
    if (heading === '' || !title.startsWith(heading)) return false;
    const rest = title.slice(heading.length);
    const isRecipe = rest.startsWith(' ') && isRecipeWord(rest.split(' ')[1] ?? '');
    return isRecipe || (!isWhole && ADDED.test(rest));
  });
  return name ?? title;
}

/** "Soup | A Site" without the site. */
function withoutSite(title: string, sites: readonly string[]): string {
  const at = Math.max(
    ...[' | ', ' - ', ' – ', ' — ', ' · '].map((mark) => title.lastIndexOf(mark)),
  );
  if (at < 1) return title;
  const end = lettersOf(title.slice(at));
  return end !== '' && sites.some((site) => lettersOf(site) === end)
    ? title.slice(0, at).trim()
    : title;
}
