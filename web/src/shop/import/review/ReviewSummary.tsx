import { numberOrZero } from '@larder/shared/basics/numberInput';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { TriangleAlert } from 'lucide-react';

import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';

import type { Review } from './review.ts';

type ReviewSummaryProps = {
  review: Review;
  /** Lines that nobody has checked. */
  open: number;
  isSaving: boolean;
  errors: { servings?: string; minutes?: string };
  onChange: (part: Partial<Review>) => void;
  onSave: () => void;
  onBack: () => void;
};

/** Title, servings and time, and the way to save. */
export function ReviewSummary({
  review,
  open,
  isSaving,
  errors,
  onChange,
  onSave,
  onBack,
}: ReviewSummaryProps) {
  const { title, servings, minutes, steps, from, leftOut } = review;
  return (
    <section aria-label="The recipe" className="card p-5">
      <Field
        label="Title"
        name="title"
        maxLength={200}
        value={title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className="mt-3 grid grid-cols-2 gap-3">
        <NumberField
          label="Serves"
          inputMode="numeric"
          name="servings"
          hint={servings.trim() === '' ? 'It does not say. How many?' : undefined}
          error={errors.servings}
          value={servings}
          onChange={({ target }) => onChange({ servings: target.value })}
        />
        <NumberField
          label="Minutes"
          inputMode="numeric"
          name="minutes"
          hint={longTimeHint(minutes)}
          error={errors.minutes}
          value={minutes}
          onChange={({ target }) => onChange({ minutes: target.value })}
        />
      </div>
      <p className="num mt-3 text-sm text-ink-2">
        {steps.length} {steps.length === 1 ? 'step' : 'steps'}
      </p>
      {leftOut > 0 && (
        <p className="mt-3 flex items-start gap-2 text-[0.8125rem] text-on-honey-soft">
          <TriangleAlert aria-hidden="true" size={16} className="mt-px flex-none" />
          Only its first {RECIPE_LIMITS.lines} lines are kept, {leftOut.toLocaleString('en-US')}{' '}
          {leftOut === 1 ? 'is' : 'are'} left out.
        </p>
      )}
      <Button
        data-save
        size="lg"
        busy={isSaving}
        className="mt-3 w-full max-lg:hidden"
        onClick={onSave}
      >
        Save Recipe
      </Button>
      {open > 0 && (
        <p className="mt-3 flex items-start gap-2 text-[0.8125rem] text-on-honey-soft">
          <TriangleAlert aria-hidden="true" size={16} className="mt-px flex-none" />
          {open === 1
            ? '1 line is saved as shown if you do not check it.'
            : `${open} lines are saved as shown if you do not check them.`}
        </p>
      )}
      <Button variant="ghost" className="mt-2 w-full" onClick={onBack}>
        {BACK[from]}
      </Button>
    </section>
  );
}

/** A time that a page may have written wrongly: "PT30H" of a soup. */
function longTimeHint(minutes: string): string | undefined {
  const number = numberOrZero(minutes);
  if (number < RECIPE_LIMITS.longMinutes) return undefined;
  return `That is ${Math.round(number / 6) / 10} hours. Is it right?`;
}

const BACK: Record<Review['from'], string> = {
  write: 'Back to the text',
  link: 'Back to the link',
  paste: 'Back to the text',
  file: 'Back to the files',
};
