import type { FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { readMinutes } from '#subjects/reading/words/recipeTimes.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';
import { ingredientsOf, stepsOf } from '#subjects/reading/words/steps.rules';

import { partsFrom, type ProgramRecipe } from './programFile.rules.ts';
import { xmlEvents } from './xmlEvents.rules.ts';

/** Whether a text is XML of Cookmate, once My CookBook (.mcb). */
export function isCookmate(text: string): boolean {
  return /<cookbook\b/i.test(text.slice(0, 2_000)) && /<recipetext\b/i.test(text);
}

/** The recipes of XML of Cookmate: members with texts, or with a text for each item. */
export function readCookmate(text: string): ProgramRecipe[] {
  return partsFrom(text, /<recipe>/gi).map((part) => ({ recipe: recipeOf(part), raw: part }));
}

function recipeOf(part: string): FileRecipe {
  const texts = new Map<string, string[]>();
  const open: string[] = [];
  for (const { name, isEnd, isEmpty, before } of xmlEvents(part)) {
    const member = open.at(-1) === 'li' ? open.at(-2) : open.at(-1);
    if (before !== '' && member !== undefined) {
      const known = texts.get(member) ?? [];
      for (const line of before.split('\n')) known.push(line);
      texts.set(member, known);
    }
    if (isEnd) open.pop();
    else if (!isEmpty) open.push(name.toLowerCase());
  }
  const lines = (name: string) => texts.get(name) ?? [];
  const text = (name: string) => lines(name).join('\n').trim();
  return {
    title: text('title'),
    description: text('description'),
    lines: ingredientsOf(lines('ingredient')),
    steps: stepsOf(lines('recipetext')),
    yields: readYields(text('quantity')) ?? null,
    minutes: {
      prep: readMinutes(text('preptime')) ?? null,
      cook: readMinutes(text('cooktime')) ?? null,
      total: readMinutes(text('totaltime')) ?? null,
    },
    notes: text('comments'),
    source_url: text('url'),
  };
}
