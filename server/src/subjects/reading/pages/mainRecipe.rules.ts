import { readSource } from '@larder/shared/recipes/recipeSource';

import { type FoundRecipe, fullness, lettersOf } from './foundRecipe.rules.ts';

/** What names the recipe that a page is about. */
export type Named = {
  readonly heading?: string | null | undefined;
  /** Of the page, the one that was asked for first: "https://a-site.com/apple-pie/#recipe". */
  readonly addresses?: readonly string[] | undefined;
};

/** Words of addresses that name no dish. */
const PLAIN: ReadonlySet<string> = new Set(
  `recipe recipes rezept rezepte recette recettes receta recetas receita receitas ricetta ricette recept recepten przepis przepisy
   the a an and with of for in to my our best easy und mit der die das vom von et au aux avec de du des la le les y con en el los e com
   da do dos di alla il met van en het html htm php aspx amp www print`.split(/\s+/),
);
/** Words of one part of an address. */
const MAX_WORDS = 40;
/** Letters of a name. */
const MIN_LETTERS = 3;

/**
 * Which of the recipes is meant: the only one whose own address is the page's, that the fragment, the heading or else the
 * address names, else the fullest.
 */
export function mainOf(
  recipes: readonly FoundRecipe[],
  { heading, addresses = [] }: Named,
): number {
  const titles = recipes.map(({ title }) => lettersOf(title ?? ''));
  const only = (isMeant: (recipe: FoundRecipe, at: number) => boolean): number | undefined => {
    const found = [...recipes.keys()].filter((at) => {
      const recipe = recipes[at];
      return recipe && isMeant(recipe, at);
    });
    return found.length === 1 ? found[0] : undefined;
  };
  const name = lettersOf(heading ?? '');
  const parsed = addresses.flatMap((address) => URL.parse(address) ?? []);
  const fragments = parsed.map(({ hash }) => slugOf(hash.slice(1))).filter((slug) => slug !== '');
  const slugs = parsed.flatMap(({ pathname }) => slugsOf(pathname));
  return (
    only(({ address }) => isAt(address, addresses)) ??
    bestOf(recipes, fragments) ??
    (name === '' ? undefined : only((_recipe, at) => titles[at] === name)) ??
    bestOf(recipes, slugs) ??
    fullestOf(recipes, [...recipes.keys()])
  );
}

/** Whether a recipe says that it is on its own at an address of the page. */
function isAt(own: string | null, addresses: readonly string[]): boolean {
  const place = own === null ? undefined : placeOf(own);
  return place !== undefined && addresses.some((address) => placeOf(address) === place);
}

/** An address without what does not matter; with its fragment. */
function placeOf(address: string): string | undefined {
  const key = readSource(address)?.source_key;
  return key === undefined ? undefined : `${key}${URL.parse(address)?.hash ?? ''}`;
}

/**
 * The recipe that one of some slugs names: the one that stands first in it, of these the longest, of these the fullest. The
 * first slug may say less than the title: "apple-pie" of "Grandma's apple pie".
 */
function bestOf(recipes: readonly FoundRecipe[], slugs: readonly string[]): number | undefined {
  for (const [turn, slug] of slugs.entries()) {
    const words = wordsOf(slug);
    const matches = recipes.map(({ title }) => matchOf(title ?? '', words, turn === 0));
    const found = matches.filter((match) => match !== undefined);
    const best = found.toSorted((a, b) => a.place - b.place || b.letters - a.letters)[0];
    if (!best) continue;
    const isAsGood = (at: number) =>
      matches[at]?.place === best.place && matches[at]?.letters === best.letters;
    return fullestOf(recipes, [...recipes.keys()].filter(isAsGood));
  }
  return undefined;
}

function fullestOf(recipes: readonly FoundRecipe[], among: readonly number[]): number {
  const sizes = among.map((at) => {
    const recipe = recipes[at];
    return recipe ? fullness(recipe) : 0;
  });
  return among[sizes.indexOf(Math.max(...sizes))] ?? 0;
}

type Match = { readonly place: number; readonly letters: number };

/** Where a slug names a title, and with how many letters; behind all others when it says less than the title. */
function matchOf(title: string, slug: readonly string[], mayBeLess: boolean): Match | undefined {
  const named = new Set(slug);
  for (const spelling of [title, inTwoLetters(title)]) {
    const words = wordsOf(slugOf(spelling));
    const letters = words.join('').length;
    if (letters < MIN_LETTERS || named.size === 0) continue;
    const place = slug.indexOf(words[0] ?? '');
    if (words.every((word) => named.has(word))) return { place, letters };
    const own = new Set(words);
    if (mayBeLess && slug.every((word) => own.has(word)) && slug.join('').length >= MIN_LETTERS)
      return { place: MAX_WORDS, letters: -letters };
  }
  return undefined;
}

/** The parts of a path that may name a dish, the last first: "/pies/12/apple-pie.html" is "apple-pie", "pies". */
function slugsOf(path: string): string[] {
  const parts = path.split('/').map(slugOf);
  return parts.filter((slug) => /\p{L}/u.test(slug) && wordsOf(slug).length > 0).toReversed();
}

function wordsOf(slug: string): string[] {
  return slug.split('-', MAX_WORDS).filter((word) => word !== '' && !PLAIN.has(word));
}

/** Words in lower case without accents, a hyphen between: "Crème brûlée" is "creme-brulee". */
function slugOf(text: string): string {
  return decoded(text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '')
    .join('-');
}

/** "Käsekuchen" as addresses in German have it: "kaesekuchen". */
function inTwoLetters(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('å', 'aa')
    .replaceAll('ø', 'oe');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
