import { readRecipeLine } from '@larder/shared/recipes/recipeLine';

import { lines as linesOf, record } from '#platform/lib/untrusted';
import type { FileLine, FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { headingIn } from '#subjects/reading/words/headings.rules';
import { readMinutes } from '#subjects/reading/words/recipeTimes.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';

const MAX_ENTRIES = 1_000;

/**
 * A recipe of Mealie: ingredients in parts or as texts, each perhaps under a title; steps with titles.
 *
 * Shape   undefined for JSON of another program. Members are spelled with capitals or underscores, by its version.
 */
export function readMealie(value: unknown): FileRecipe | undefined {
  const recipe = record(value);
  const ingredients = recipe && member(recipe, 'recipeIngredient');
  const isMealie = recipe && ('slug' in recipe || 'orgURL' in recipe || 'org_url' in recipe);
  if (!recipe || !isMealie || !Array.isArray(ingredients)) return undefined;
  const servings = member(recipe, 'recipeServings');
  const yields = text(member(recipe, 'recipeYield'));
  const made = readYields(yields || (typeof servings === 'number' ? servings : ''));
  const minutes = (name: string) => readMinutes(text(member(recipe, name))) ?? null;
  const nutrition = record(recipe['nutrition']);
  const calories = Number.parseFloat(text(nutrition?.['calories']));
  return {
    title: text(recipe['name']),
    description: linesOf(recipe['description']).join('\n'),
    lines: ingredientsOf(ingredients),
    steps: stepsOf(member(recipe, 'recipeInstructions')),
    yields:
      made ??
      (typeof servings === 'number' ? readYields(servings) : undefined) ??
      readYields(`${text(member(recipe, 'recipeYieldQuantity'))} ${yields}`) ??
      null,
    minutes: {
      prep: minutes('prepTime'),
      cook: minutes('performTime') ?? minutes('cookTime'),
      total: minutes('totalTime'),
    },
    calories: calories > 0 ? calories : null,
    notes: notesOf(recipe['notes']),
    source_url: text(member(recipe, 'orgURL')),
  };
}

function member(recipe: Readonly<Record<string, unknown>>, name: string): unknown {
  const snake = name.replaceAll(/[A-Z]+/g, (capitals) => `_${capitals.toLowerCase()}`);
  return recipe[name] ?? recipe[snake];
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The name of a unit or a food, which older versions have as text. */
function nameOf(value: unknown): string {
  return text(record(value)?.['name'] ?? value);
}

function ingredientsOf(values: readonly unknown[]): FileLine[] {
  let section: string | null = null;
  return values.slice(0, MAX_ENTRIES).flatMap((value): FileLine[] => {
    if (typeof value === 'string') {
      const heading = headingIn(value);
      if (heading !== undefined) section = heading;
      return heading === undefined ? [{ text: value, section }] : [];
    }
    const part = record(value);
    if (!part) return [];
    const title = text(part['title']).trim();
    if (title !== '') section = title;
    return lineOf(part, section);
  });
}

/** A line; where its text was read otherwise and corrected since, the amount that counts is shown. */
function lineOf(part: Readonly<Record<string, unknown>>, section: string | null): FileLine[] {
  const [food, unit, note] = [nameOf(part['food']), nameOf(part['unit']), text(part['note'])];
  const { quantity } = part;
  const amount = typeof quantity === 'number' && quantity > 0 ? quantity : undefined;
  const original = text(member(part, 'originalText')) || text(part['display']);
  const isStructured = food !== '' && (part['disableAmount'] ?? part['disable_amount']) !== true;
  if (isStructured) {
    const shown = [amount === undefined ? '' : shortNumber(amount), unit, food];
    const composed = shown.filter((each) => each !== '').join(' ') + (note && `, ${note}`);
    const isSame = original !== '' && saysAmount(original, { amount, composed });
    return [{ text: isSame ? original : composed, section, amount, unit, name: food, note }];
  }
  // A recipe in place of a food.
  const recipe = nameOf(member(part, 'referencedRecipe'));
  if (recipe !== '') {
    const shown = [amount === undefined ? '' : shortNumber(amount), unit, recipe, note];
    return [{ text: shown.filter((each) => each !== '').join(' '), section, recipe }];
  }
  const written =
    original ||
    [amount === undefined || note !== '' ? '' : shortNumber(amount), note || food].join(' ');
  return written.trim() === '' ? [] : [{ text: written, section }];
}

/** How far two numbers may differ that are the same: 0.33 and 1/3. */
const NEAR = 0.01;

/** Whether the text of a line says the amount that its parts say. */
function saysAmount(
  original: string,
  { amount, composed }: { amount: number | undefined; composed: string },
): boolean {
  const [said, parts] = [readRecipeLine(original), readRecipeLine(composed)];
  if (amount === undefined || said.high === null || said.low === null)
    return amount === undefined && said.high === null;
  const isIn = said.low - NEAR <= amount && amount <= said.high + NEAR;
  // "1 (14-oz) can" says more of one can.
  return isIn && (said.unit ?? '').endsWith(parts.unit ?? '');
}

/** 0.3333333 is 0.33. */
function shortNumber(amount: number): string {
  return String(Math.round(amount * 100) / 100 || amount);
}

function stepsOf(value: unknown): FileRecipe['steps'] {
  if (typeof value === 'string')
    return linesOf(value).map((line) => ({ text: line, section: null }));
  if (!Array.isArray(value)) return [];
  let section: string | null = null;
  return value.slice(0, MAX_ENTRIES).flatMap((step: unknown) => {
    const part = record(step);
    const title = text(part?.['title']).trim();
    if (title !== '') section = title;
    const said = linesOf(part ? part['text'] : step).join('\n');
    return said === '' ? [] : [{ text: said, section }];
  });
}

function notesOf(value: unknown): string {
  if (!Array.isArray(value)) return linesOf(value).join('\n');
  const notes = value.slice(0, MAX_ENTRIES).map((note: unknown) => {
    const part = record(note);
    return [text(part?.['title']), ...linesOf(part?.['text'])]
      .filter((each) => each !== '')
      .join('\n');
  });
  return notes.filter((note) => note !== '').join('\n\n');
}
