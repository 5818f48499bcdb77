import { LIMITS } from '@larder/shared/basics/validation';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';

type Step = { readonly section: string | null; readonly text: string };

/** What people are told who write steps. */
export const STEPS_HINT =
  'An empty line starts the next step. A line with a colon at its end is a heading.';

/** Steps as a text with an empty line between two; a heading is a line with a colon at its end. */
export function textOfSteps(steps: readonly Step[]): string {
  return steps
    .map(({ section, text }, index) => {
      const before = steps[index - 1]?.section ?? null;
      return section === before ? text : `${section ?? ''}:\n${text}`;
    })
    .join('\n\n');
}

/** Reads what `textOfSteps` writes. */
export function stepsOfText(written: string): { section: string | null; text: string }[] {
  let section: string | null = null;
  return written
    .split(/\n\s*\n/)
    .flatMap((part) => {
      const lines = part.trim().split('\n');
      const [first = ''] = lines;
      if (first.trim().endsWith(':') && first.length <= LIMITS.name) {
        section = first.trim().slice(0, -1).trim() || null;
        lines.shift();
      }
      const text = lines.join('\n').trim().slice(0, LIMITS.longText);
      return text === '' ? [] : [{ section, text }];
    })
    .slice(0, RECIPE_LIMITS.steps);
}
