import { cutOffWords, weekWords } from '@larder/shared/stores/slots';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { CalendarClock } from 'lucide-react';

import { LinkButton } from '#ui/LinkButton.tsx';
import { Pieces } from '#ui/Pieces.tsx';

/** When orders come or are picked up, with a way to the page that changes that. */
export function StoreSlots({ store }: { store: Store }) {
  const { slots, store_id } = store;
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
      <LinkButton variant="outline" icon={CalendarClock} to={`/vendor/slots?store=${store_id}`}>
        Change slots
      </LinkButton>
    </div>
  );
}
