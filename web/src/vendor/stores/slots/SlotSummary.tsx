import { cutOffWords } from '@larder/shared/stores/slots';
import type { StoreSlots } from '@larder/shared/stores/slots.model';

import { numberText } from '#platform/page/counts.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { cutOffs } from '#vendor/stores/slotForm.ts';

import { placesOf, slotAt, timesOf } from './slotWeek.ts';
import type { WeekDay } from './weekDays.ts';

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
  bookedAt: (day: string, from: string) => number;
  zone: string;
  onCutOff: (cut_off: number) => void;
}) {
  const open = timesOf(slots.week).flatMap((time) =>
    days.flatMap(({ weekday, day, isOpen }) => {
      const slot = isOpen ? slotAt(slots.week, weekday, time) : undefined;
      return slot ? { orders: slot.orders, ...placesOf(slot, bookedAt(day, time.from)) } : [];
    }),
  );
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2">
      <p className="num">
        <strong className="text-ink">
          {numberText(sum(open.map(({ left }) => left)))} of{' '}
          {numberText(sum(open.map(({ orders }) => orders)))}
        </strong>{' '}
        places left this week
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
