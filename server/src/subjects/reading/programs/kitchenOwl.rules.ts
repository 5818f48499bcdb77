import { lines as linesOf, record } from '#platform/lib/untrusted';
import type { FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';
import { stepsOf } from '#subjects/reading/words/steps.rules';
import { notesApart } from '#subjects/reading/words/textNotes.rules';

import { linesBelow, numberIn, recordsOf, textOf } from './textLines.rules.ts';

/**
 * A recipe of KitchenOwl: groceries with what is said of each ("200 g"), and a text in Markdown that is the steps.
 *
 * Shape   undefined for JSON of another program.
 */
export function readKitchenOwl(value: unknown): FileRecipe | undefined {
  const recipe = record(value);
  const items = recipe && recordsOf(recipe['items']);
  const isOwl = items?.some((item) => 'description' in item && 'optional' in item);
  if (!recipe || !items || isOwl !== true || typeof recipe['description'] !== 'string')
    return undefined;
  const { lines, notes } = notesApart(linesBelow(recipe['description']));
  const [source, minutes] = [textOf(recipe['source']), (name: string) => numberIn(recipe[name])];
  return {
    title: textOf(recipe['name']),
    lines: items.flatMap((item) => {
      const [name, said] = [textOf(item['name']), linesOf(item['description']).join(' ')];
      const aside = item['optional'] === true ? ', optional' : '';
      return name === '' ? [] : [{ text: `${said} ${name}${aside}`.trim(), section: null }];
    }),
    steps: stepsOf(lines),
    yields: readYields(textOf(recipe['yields'])) ?? null,
    minutes: { prep: minutes('prep_time'), cook: minutes('cook_time'), total: minutes('time') },
    notes,
    source_url: source,
  };
}
