import { MAX_RATING } from '@larder/shared/recipes/saved.calls';
import clsx from 'clsx';
import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';

type StarFieldProps = {
  /** '0' for none. */
  value: string;
  /** The form's props for the inputs. */
  box: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;
};

const RATINGS = Array.from({ length: MAX_RATING }, (_, at) => at + 1);

/** One to five stars, or none; the arrow keys choose. */
export function StarField({ value, box }: StarFieldProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Rating (optional)</legend>
      <div className="mt-1.5 flex flex-wrap items-center">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full text-on-honey-soft hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input type="radio" value={rating} {...box} className="absolute inset-0 opacity-0" />
            <span className="sr-only">{rating === 1 ? '1 star' : `${rating} stars`}</span>
            <Star
              aria-hidden="true"
              size={26}
              className={clsx(rating > Number(value) && 'text-line-strong')}
              fill={rating <= Number(value) ? 'currentColor' : 'none'}
            />
          </label>
        ))}
        <label className="relative ml-2 grid min-h-11 cursor-pointer place-items-center rounded-full px-3 text-sm font-semibold text-ink-2 hover:bg-sunken has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus">
          <input type="radio" value="0" {...box} className="absolute inset-0 opacity-0" />
          No rating
        </label>
      </div>
    </fieldset>
  );
}
