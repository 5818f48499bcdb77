import { WEEKDAYS } from '@larder/shared/stores/storeDays';
import { Copy } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';

import type { WeekDay } from './weekDays.ts';

/** Puts the times of one day on others, in place of theirs. */
export function CopyDay({
  from,
  days,
  onCopy,
}: {
  from: number;
  days: readonly WeekDay[];
  onCopy: (to: readonly number[]) => void;
}) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const to = chosen.filter((weekday) => weekday !== from);
  return (
    <section aria-label={`Copy ${WEEKDAYS[from]}`} className="border-t border-line p-4">
      <h2 className="text-lg">Copy {WEEKDAYS[from]} to</h2>
      <div className="mt-1 grid grid-cols-4 gap-x-3">
        {days
          .filter(({ weekday }) => weekday !== from)
          .map(({ weekday, short, isOpen }) => (
            <Checkbox
              key={weekday}
              label={short}
              disabled={!isOpen}
              checked={to.includes(weekday)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...to, weekday] : to.filter((one) => one !== weekday))
              }
            />
          ))}
      </div>
      <Button
        variant="soft"
        icon={Copy}
        className="mt-2 w-full"
        aria-disabled={to.length === 0}
        onClick={() => {
          if (to.length === 0) return;
          onCopy(to);
          setChosen([]);
        }}
      >
        {to.length === 0
          ? 'Choose days'
          : `Copy to ${to.length} ${to.length === 1 ? 'day' : 'days'}`}
      </Button>
      <p className="mt-1 text-sm text-ink-2">Their times are replaced, booked orders stay.</p>
    </section>
  );
}
