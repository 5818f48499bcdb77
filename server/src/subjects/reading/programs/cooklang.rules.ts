import {
  type CookFile,
  cookNumber,
  parseCooklang,
  shownToken,
} from '@larder/shared/recipes/cooklang';

import type { FileLine, FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { firstOf, frontMatter } from '#subjects/reading/words/frontMatter.rules';
import { readMinutes } from '#subjects/reading/words/recipeTimes.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';

/** A recipe of Cooklang; its title is that of its metadata, else `name`, that of its file. */
export function readCooklang(text: string, name: string): FileRecipe | undefined {
  const { metadata, steps, notes } = parseCooklang(frontMatter(text));
  const first = (...keys: readonly string[]) => firstOf(metadata, keys);
  const minutes = (...keys: readonly string[]) => readMinutes(first(...keys)) ?? null;
  const lines = linesOf(steps);
  if (lines.length === 0) return undefined;
  return {
    title: first('title') || name,
    description: first('description', 'introduction'),
    lines,
    steps: steps.map(({ section, tokens }) => ({
      section,
      text: tokens.map(shownToken).join('').trim(),
    })),
    yields: readYields(servingsOf(first('servings', 'serves', 'yield'))) ?? null,
    minutes: {
      prep: minutes('prep time', 'time.prep'),
      cook: minutes('cook time', 'time.cook'),
      total: minutes('time', 'time required', 'duration', 'total time'),
    },
    language: first('locale', 'language').replace('_', '-') || null,
    notes: notes.join('\n'),
    source_url: first('source.url', 'source', 'url'),
  };
}

/** The first of "2|4"; "500%ml" is how much it makes, not for how many. */
function servingsOf(text: string): string {
  return text.includes('%') ? '' : (text.split('|')[0] ?? '');
}

/** Each ingredient where it is named; named again without an amount it is the same. */
function linesOf(steps: CookFile['steps']): FileLine[] {
  const known = new Set<string>();
  return steps.flatMap(({ section, tokens }) =>
    tokens.flatMap((token): FileLine[] => {
      const { kind, name, quantity, unit, note, isOptional, isFixed, isRecipe } = token;
      if (kind !== 'ingredient') return [];
      const isAgain = quantity === '' && known.has(name.toLowerCase());
      known.add(name.toLowerCase());
      if (isAgain) return [];
      const written = [quantity, unit, name].filter((part) => part !== '').join(' ');
      const text = [written, note, isOptional ? 'optional' : '']
        .filter((part) => part !== '')
        .join(', ');
      const amount = cookNumber(quantity);
      const isText = quantity !== '' && amount === undefined;
      const parts = isText ? {} : { amount, unit, name, note, isOptional };
      return [{ text, section, ...parts, isFixed, ...(isRecipe && { recipe: name }) }];
    }),
  );
}
