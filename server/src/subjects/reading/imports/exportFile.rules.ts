import { foldText } from '@larder/shared/basics/text';
import { type OwnRecipe, RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import { isSourceNote } from '@larder/shared/recipes/sourceNote';
import * as z from 'zod/mini';

import { record } from '#platform/lib/untrusted';

import { checked, type FileRow, tidyLine, type WireDraft } from './fileRecipe.rules.ts';

/** The member of an exported recipe that has all of it; the others are for other programs. */
const OWN = 'larder';

/**
 * A recipe as schema.org describes it, for other programs, and as a draft, to be read back equal.
 *
 * Source  https://schema.org/Recipe
 */
export function exportedRecipe(recipe: OwnRecipe): object {
  const { title, description, minutes, yields, serving_size, preparation_time } = recipe;
  const servings = serving_size > 0 ? String(serving_size) : undefined;
  const total = minutes.total ?? (preparation_time > 0 ? preparation_time : null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    description,
    dateCreated: recipe.created_at.toISOString(),
    recipeYield: yields?.text ?? servings,
    prepTime: duration(minutes.prep),
    cookTime: duration(minutes.cook),
    totalTime: duration(total),
    recipeIngredient: writtenLines(recipe),
    recipeInstructions: instructions(recipe),
    nutrition:
      recipe.calories === null
        ? undefined
        : { '@type': 'NutritionInformation', calories: `${recipe.calories} kcal` },
    inLanguage: recipe.language ?? undefined,
    url: recipe.source_url ?? undefined,
    [OWN]: z.encode(RecipeDraft, draftOf(recipe)),
  };
}

function duration(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `PT${minutes}M`;
}

/** The lines; of a recipe of packs alone "2 × 500 gm Rice". */
function writtenLines({ lines, items }: OwnRecipe): string[] {
  if (lines.length > 0) return lines.map(({ original }) => original);
  return items.map(
    ({ quantity, unit_quantity, unit, name }) =>
      `${quantity === 1 ? '' : `${quantity} × `}${unit_quantity} ${unit} ${name}`,
  );
}

/** Steps under their headings; without steps the description, which had them before there were any. */
function instructions(recipe: OwnRecipe): object[] {
  const described = isSourceNote(recipe) ? [] : [{ section: null, text: recipe.description }];
  const written = recipe.steps.length > 0 ? recipe.steps : described;
  const parts: { section: string | null; steps: object[] }[] = [];
  for (const { section, text } of written) {
    const step = { '@type': 'HowToStep', text };
    const last = parts.at(-1);
    if (last && last.section === section) last.steps.push(step);
    else parts.push({ section, steps: [step] });
  }
  return parts.flatMap(({ section, steps: own }) =>
    section === null ? own : [{ '@type': 'HowToSection', name: section, itemListElement: own }],
  );
}

/** What would save this recipe again, once the contract has dropped what it does not name. */
function draftOf(recipe: OwnRecipe): RecipeDraft {
  const { title, description, preparation_time, serving_size, steps, lines, items } = recipe;
  const { source_url, minutes, yields, language, notes, calories } = recipe;
  return {
    title,
    description,
    preparation_time,
    serving_size,
    items: lines.length > 0 ? [] : items,
    lines,
    steps,
    source_url,
    minutes,
    yields,
    language,
    notes,
    calories,
  };
}

/** The draft of a recipe that was exported here; undefined for any other. */
export function readExported(value: unknown): FileRow | undefined {
  const draft = record(record(value)?.[OWN]);
  if (!draft) return undefined;
  const written = draft['title'];
  const title = tidyLine(typeof written === 'string' ? written : '', 200) || 'Untitled recipe';
  return checked({ title, draft: draft as WireDraft }); // checked just here
}

const MAX_NAME = 60;

/** The name of a recipe's file: "tomato-soup-2.json". Shape: unlike those that are taken. */
export function exportName(title: string, taken: ReadonlySet<string>): string {
  const plain = foldText(title)
    .replaceAll(/[^\p{L}\p{N}]{1,200}/gu, '-')
    .slice(0, MAX_NAME)
    .toWellFormed()
    .replaceAll(/^-|-$|\uFFFD/g, '');
  const base = plain || 'recipe';
  for (let number = 1; ; number += 1) {
    const name = `${base}${number === 1 ? '' : `-${number}`}.json`;
    if (!taken.has(name)) return name;
  }
}
