import { lines as linesOf, record } from '#platform/lib/untrusted';
import type { FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { readMinutes } from '#subjects/reading/words/recipeTimes.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';

import { ingredientLines, joinedLines, linesBelow, stepLines, textOf } from './textLines.rules.ts';

/** What programs call the same member, each in lower case without accents, spaces and underscores. */
const NAMES = {
  title:
    'title name recipename recipetitle recipe titel titre titulo titolo nombre nome naam rezept recette receta ricetta',
  ingredients:
    'ingredients recipeingredient ingredientlist zutaten ingredientes ingredienti ingredienten',
  steps:
    'instructions directions recipeinstructions method steps preparation procedure anleitung zubereitung preparacion ' +
    'elaboracion instrucciones pasos preparazione procedimento istruzioni bereiding bereidingswijze preparo',
  yields:
    'servings yield yields recipeyield serves quantity portions numberofservings portionen raciones porciones porzioni porties',
  prep: 'preptime preparationtime prep activetime vorbereitungszeit',
  cook: 'cooktime cookingtime cook kochzeit',
  total: 'totaltime time readyin gesamtzeit',
  description: 'description summary text intro introduction beschreibung',
  notes: 'notes note comments recipenotes tips notizen',
  url: 'url sourceurl link originalurl recipeurl weblink source',
  calories: 'calories kcal energy kalorien',
} as const;
export type TextMember = keyof typeof NAMES;

const MEMBERS: ReadonlyMap<string, TextMember> = new Map(
  Object.entries(NAMES).flatMap(
    ([member, names]) => names.split(' ').map((name) => [name, member as TextMember] as const), // its own keys
  ),
);

/** What a column or a member of some program is, by its name: "Prep Time" is `prep`; undefined for one that is not read. */
export function memberNamed(name: string): TextMember | undefined {
  const plain = name.normalize('NFD').replaceAll(/[\p{M}\s_-]/gu, '');
  return MEMBERS.get(plain.toLowerCase());
}

/** Adds a text, unless there is one before, or it is no address where one is meant: "Source: my aunt". */
export function addText(
  texts: Map<TextMember, string>,
  { member, text }: { member: TextMember | undefined; text: string },
): void {
  const isMeant = member !== 'url' || /^https?:/i.test(text.trim());
  if (member !== undefined && text.trim() !== '' && isMeant && !texts.has(member))
    texts.set(member, text);
}

/** A recipe whose parts are texts: a line for each ingredient, a paragraph for each step. */
export function recipeOfTexts(texts: ReadonlyMap<TextMember, string>): FileRecipe {
  const text = (member: TextMember) => texts.get(member) ?? '';
  const [calories = ''] = /\d{1,5}/.exec(text('calories')) ?? [];
  return {
    title: text('title'),
    description: linesOf(text('description')).join('\n'),
    lines: ingredientLines(text('ingredients')),
    steps: stepLines(text('steps')),
    yields: readYields(text('yields')) ?? null,
    minutes: {
      prep: readMinutes(text('prep')) ?? null,
      cook: readMinutes(text('cook')) ?? null,
      total: readMinutes(text('total')) ?? null,
    },
    calories: calories === '' ? null : Number(calories),
    notes: linesBelow(text('notes')).join('\n'),
    source_url: text('url'),
  };
}

/**
 * A recipe in JSON whose ingredients and steps are texts, or lists of texts: of Mela, My Recipe Box (RecetteTek) and
 * others.
 *
 * Shape   undefined for an object without a title, ingredients and steps of that kind.
 */
export function readTextRecipe(value: unknown): FileRecipe | undefined {
  const recipe = record(value);
  if (!recipe || '@type' in recipe) return undefined;
  const texts = new Map<TextMember, string>();
  for (const [name, inner] of Object.entries(recipe))
    addText(texts, { member: memberNamed(name), text: joinedLines(inner) || textOf(inner) });
  const isWhole = texts.has('title') && texts.has('ingredients') && texts.has('steps');
  return isWhole ? recipeOfTexts(texts) : undefined;
}
