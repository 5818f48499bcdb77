import type { OwnRecipe, RecipeDraft } from '@larder/shared/recipes/recipes.calls';

import { stepsOfText } from './stepsText.ts';
import type { ShownLine } from './useWrittenLines.ts';
import { lineOfPacks, toSaved } from './writtenLines.ts';

/** A checked form. Units: minutes. */
export type CheckedForm = Pick<
  RecipeDraft,
  'title' | 'description' | 'preparation_time' | 'serving_size' | 'items'
> & { cook_time: number; steps: string };

/**
 * The recipe to save.
 *
 * Units   minutes; `preparation_time` is the total.
 * Shape   only the specified fields when there are no lines, steps and cooking time. With lines, packs become
 *         lines too. Fields of `before` that did not change are left out: the server keeps them.
 */
export function recipeToSave(
  form: CheckedForm,
  { lines, before }: { lines: readonly ShownLine[]; before: OwnRecipe | undefined },
): RecipeDraft {
  const { title, description, serving_size, items, cook_time } = form;
  const preparation_time = form.preparation_time + cook_time;
  const steps = stepsOfText(form.steps);
  const hasLines = lines.length > 0;
  const wasTimed = before?.minutes.cook !== undefined && before.minutes.cook !== null;
  const isSameTime =
    before?.preparation_time === preparation_time && (before.minutes.cook ?? 0) === cook_time;
  return {
    title,
    description,
    preparation_time,
    serving_size,
    items: hasLines ? [] : items,
    ...((hasLines || (before?.lines.length ?? 0) > 0) && {
      lines: hasLines
        ? [...lines.map((row) => toSaved(row.line, row)), ...items.map(lineOfPacks)]
        : [],
    }),
    ...((steps.length > 0 || (before?.steps.length ?? 0) > 0) && { steps }),
    ...((cook_time > 0 || wasTimed) &&
      !isSameTime && {
        minutes: {
          prep: form.preparation_time || null,
          cook: cook_time || null,
          total: preparation_time || null,
        },
      }),
  };
}
