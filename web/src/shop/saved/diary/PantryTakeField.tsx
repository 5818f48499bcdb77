import { MIN_SERVINGS } from '@larder/shared/kitchen/servings';
import clsx from 'clsx';

import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Stepper } from '#ui/fields/Stepper.tsx';

import type { PantryTake } from './usePantryTake.ts';

type PantryTakeFieldProps = {
  take: PantryTake;
  /** Whether the servings are asked for also when the pantry has nothing of it. */
  isAsked: boolean;
};

/** What the dish takes from the pantry, for how many; nothing is shown when that is nothing. */
export function PantryTakeField({ take, isAsked }: PantryTakeFieldProps) {
  const { isOn, words, isTaken, setIsTaken } = take;
  if (words === '' && !(isAsked && isOn)) return null;
  return (
    <div className="rounded-md bg-brand-soft px-4 py-2 text-on-brand-soft">
      {words !== '' && (
        <Checkbox
          label="Take what it used from the pantry"
          checked={isTaken}
          onChange={({ target }) => setIsTaken(target.checked)}
        />
      )}
      {(isTaken || words === '') && (
        <div
          className={clsx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-1.5',
            words === '' ? 'pt-1' : 'pl-9',
          )}
        >
          <p className="min-w-0 text-sm break-words">
            {words === '' ? 'The pantry has nothing of it.' : `About ${words}.`}
          </p>
          <ServingsCooked take={take} />
        </div>
      )}
    </div>
  );
}

function ServingsCooked({ take: { servings, setServings } }: { take: PantryTake }) {
  return (
    <Stepper
      label="Servings cooked"
      unit={servings === 1 ? 'serving' : 'servings'}
      value={servings}
      min={MIN_SERVINGS}
      max={99}
      onChange={setServings}
    />
  );
}
