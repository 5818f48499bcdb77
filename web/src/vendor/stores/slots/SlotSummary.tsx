import { cutOffWords } from '@larder/shared/stores/slots';
import type { StoreSlots } from '@larder/shared/stores/slots.model';

import { numberText } from '#platform/page/counts.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { cutOffs } from '#vendor/stores/slotForm.ts';

import { placesOf, slotAt, timesOf } from './slotWeek.ts';
import type { BookedAt, WeekDay } from './weekDays.ts';

/** How much of the week is left, until when orders are taken, and in which time zone that is. */
export function SlotSummary({
  slots,
  days,
  bookedAt,
  zone,
  onCutOff,
}: {
  slots: StoreSlots;
  days: readonly WeekDay[];
  bookedAt: BookedAt;
  zone: string;
  onCutOff: (cut_off: number) => void;
}) {
  const open = timesOf(slots.week).flatMap((time) =>
    days.flatMap(({ weekday, day, isOpen }) => {
      const slot = isOpen ? slotAt(slots.week, weekday, time) : undefined;
      return slot ? { slot, booked: bookedAt(day, time.from) } : [];
    }),
  );
  const sum = (parts: readonly number[]) =>
    numberText(parts.reduce((total, part) => total + part, 0));
  const all = sum(open.map(({ slot }) => slot.orders));
  const left = open.flatMap(({ slot, booked }) =>
    booked === undefined ? [] : placesOf(slot, booked).left,
  );
  const isKnown = left.length === open.length;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2">
      <p className="num">
        <strong className="text-ink">
          {isKnown && `${sum(left)} of `}
          {all}
        </strong>{' '}
        {isKnown ? 'places left this week' : 'places this week'}
      </p>
      <SelectField
        label="Take orders"
        hideLabel
        shape="pill"
        className="max-w-72"
        value={String(slots.cut_off)}
        onChange={({ target }) => onCutOff(Number(target.value))}
      >
        {cutOffs(slots.cut_off).map(({ value }) => (
          <option key={value} value={value}>
            Orders {cutOffWords(value)}
          </option>
        ))}
      </SelectField>
      <p>{zone.replaceAll('_', ' ')} time</p>
    </div>
  );
}
