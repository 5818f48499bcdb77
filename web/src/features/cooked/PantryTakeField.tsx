import { MIN_SERVINGS } from '@larder/shared/domain/recipes';

import { Checkbox } from '#ui/Checkbox';
import { Stepper } from '#ui/Stepper';

import type { PantryTake } from './usePantryTake.ts';

/** What the dish takes from the pantry; nothing is shown when that is nothing. */
export function PantryTakeField({ take }: { take: PantryTake }) {
  const { words, servings, setServings, isTaken, setIsTaken } = take;
  if (words === '') return null;
  return (
    <div className="rounded-md bg-brand-soft px-4 py-2 text-on-brand-soft">
      <Checkbox
        label="Take what it used from the pantry"
        checked={isTaken}
        onChange={({ target }) => setIsTaken(target.checked)}
      />
      {isTaken && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-1.5 pl-9">
          <p className="min-w-0 text-sm break-words">About {words}.</p>
          <Stepper
            label="Servings cooked"
            unit={servings === 1 ? 'serving' : 'servings'}
            value={servings}
            min={MIN_SERVINGS}
            max={99}
            onChange={setServings}
          />
        </div>
      )}
    </div>
  );
}
