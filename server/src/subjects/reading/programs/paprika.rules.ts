import { lines as linesOf, record } from '#platform/lib/untrusted';
import type { FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { readMinutes } from '#subjects/reading/words/recipeTimes.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';

import { ingredientLines, stepLines } from './textLines.rules.ts';

/** A recipe of Paprika: texts with a line for each ingredient and a paragraph for each step. */
export function readPaprika(value: unknown): FileRecipe | undefined {
  const recipe = record(value);
  if (!recipe || typeof recipe['ingredients'] !== 'string' || !('directions' in recipe))
    return undefined;
  const text = (name: string) => {
    const member = recipe[name];
    return typeof member === 'string' ? member : '';
  };
  const calories = /(\d{1,5})\s{0,3}(?:k?cal)|calories\D{0,10}(\d{1,5})/i.exec(
    text('nutritional_info'),
  );
  return {
    title: text('name'),
    description: linesOf(recipe['description']).join('\n'),
    lines: ingredientLines(text('ingredients')),
    steps: stepLines(text('directions')),
    yields: readYields(text('servings')) ?? null,
    minutes: {
      prep: readMinutes(text('prep_time')) ?? null,
      cook: readMinutes(text('cook_time')) ?? null,
      total: readMinutes(text('total_time')) ?? null,
    },
    calories: calories ? Number(calories[1] ?? calories[2]) : null,
    notes: linesOf(recipe['notes']).join('\n'),
    source_url: text('source_url'),
  };
}
