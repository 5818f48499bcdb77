import { holidayWords, hoursWords } from '@larder/shared/stores/storeDays';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { Clock } from 'lucide-react';
import { useState } from 'react';

import { today } from '#platform/page/dates.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import { Pieces } from '#ui/Pieces.tsx';
import { useFirstDayVisit } from '#vendor/dashboard/state/firstDayVisit.ts';

const HoursDialog = lazyPart(async () => (await import('./HoursDialog.tsx')).HoursDialog);

/** When the store is open, with a button to edit that. */
export function StoreHours({ store }: { store: Store }) {
  const visit = useFirstDayVisit('hours');
  const [editing, setEditing] = useState(visit.isAsked);
  const { hours } = store;
  const holidays = hours && holidayWords(hours, today());
  const words = hours ? hoursWords(hours) : [];
  function close(): void {
    setEditing(false);
    visit.leave();
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4">
      <p className="mr-auto min-w-0 flex-1 basis-56 text-sm text-ink-2">
        Hours{' '}
        <strong className="num text-ink">
          <Pieces text={words.length > 0 ? words.join(' · ') : 'none'} />
        </strong>
        {holidays && <span className="num block">{holidays}</span>}
      </p>
      <Button
        variant="outline"
        icon={Clock}
        {...HoursDialog.preloadProps}
        onClick={() => setEditing(true)}
      >
        Change hours
      </Button>
      {editing && <HoursDialog store={store} onClose={close} />}
    </div>
  );
}
