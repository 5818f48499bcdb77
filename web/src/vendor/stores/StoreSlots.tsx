import { cutOffWords, weekWords } from '@larder/shared/stores/slots';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import { Pieces } from '#ui/Pieces.tsx';
import { useFirstDayVisit } from '#vendor/dashboard/state/firstDayVisit.ts';

const SlotsDialog = lazyPart(async () => (await import('./SlotsDialog.tsx')).SlotsDialog);

/** When orders come or are picked up, with a button to edit that. */
export function StoreSlots({ store }: { store: Store }) {
  const visit = useFirstDayVisit('slots');
  const [editing, setEditing] = useState(visit.isAsked);
  const { slots } = store;
  function close(): void {
    setEditing(false);
    visit.leave();
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4">
      <p className="mr-auto min-w-0 flex-1 basis-56 text-sm text-ink-2">
        Slots{' '}
        <strong className="num text-ink">
          <Pieces text={slots ? weekWords(slots).join(' · ') : 'none'} />
        </strong>
        <span className="block">
          {slots
            ? `Orders are taken ${cutOffWords(slots.cut_off)}.`
            : 'Orders come at no set time.'}
        </span>
      </p>
      <Button
        variant="outline"
        icon={CalendarClock}
        {...SlotsDialog.preloadProps}
        onClick={() => setEditing(true)}
      >
        Change slots
      </Button>
      {editing && <SlotsDialog store={store} onClose={close} />}
    </div>
  );
}
