import { readRecipeLine } from '@larder/shared/recipes/recipeLine';

import { record } from '#platform/lib/untrusted';

import { lettersOf } from './foundRecipe.rules.ts';
import type { Node } from './graph.rules.ts';
import { lineOfText } from './pageTexts.rules.ts';

/** "Step 1", and nothing else. */
const LABEL = /^(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok)\s?(\d{1,2})[.:]?$/i;
/** Min share of the names of a variant that the first has, too. */
const MIN_SAME = 0.7;
const MAX_VARIANTS = 5;

/**
 * The recipes of a node that has several of one dish one after the other, for pans of two sizes, say.
 *
 * Shape   the node itself, unless the labels of its steps begin again at 1 as often as the first ingredient comes again,
 *         and the others have mostly the same ingredients.
 */
export function variantsOf(node: Node): Node[] {
  const [lines, steps] = [node['recipeIngredient'], node['recipeInstructions']];
  if (!Array.isArray(lines) || !Array.isArray(steps) || steps.length < 2) return [node];
  const numbers = steps.map((step) => {
    const name = record(step)?.['name'];
    return typeof name === 'string' ? LABEL.exec(name)?.[1] : undefined;
  });
  if (numbers.includes(undefined)) return [node];
  const stepStarts = numbers.flatMap((number, at) => (number === '1' ? [at] : []));
  if (stepStarts.length < 2 || stepStarts.length > MAX_VARIANTS) return [node];
  const names = lines.map(nameOf);
  const lineStarts = names.flatMap((name, at) => (name !== '' && name === names[0] ? [at] : []));
  const first = new Set(names.slice(0, lineStarts[1]));
  const isSame = lineStarts.slice(1).every((from, at) => {
    const own = names.slice(from, lineStarts[at + 2]);
    return own.filter((name) => first.has(name)).length >= MIN_SAME * own.length;
  });
  if (lineStarts.length !== stepStarts.length || !isSame) return [node];
  return lineStarts.map((from, at) => ({
    ...node,
    recipeIngredient: lines.slice(from, lineStarts[at + 1]),
    recipeInstructions: steps.slice(stepStarts[at], stepStarts[at + 1]),
  }));
}

function nameOf(line: unknown): string {
  const text = typeof line === 'string' ? (lineOfText(line) ?? '') : '';
  return lettersOf(readRecipeLine(text).name ?? '');
}
