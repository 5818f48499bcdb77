import clsx from 'clsx';
import { Plus } from 'lucide-react';

import type { Slot } from '#vendor/stores/slotForm.ts';

import { isFree, placesOf, slotAt, slotName, type SlotTime } from './slotWeek.ts';
import type { WeekDay } from './weekDays.ts';

/** A slot, a plus where one may be added, or nothing on a closed day. */
export function DayCell({
  week,
  day,
  time,
  booked,
  chosen,
  tabIndex,
  onChoose,
  onAdd,
}: {
  week: readonly Slot[];
  day: WeekDay;
  time: SlotTime;
  booked: number;
  chosen: Slot | undefined;
  tabIndex: 0 | -1;
  onChoose: (slot: Slot) => void;
  onAdd: (weekday: number, time: SlotTime) => void;
}) {
  const slot = slotAt(week, day.weekday, time);
  if (!day.isOpen) return <span className="sr-only">Closed</span>;
  if (slot)
    return (
      <SlotCell
        slot={slot}
        booked={booked}
        isChosen={chosen?.weekday === slot.weekday && chosen.from === slot.from}
        tabIndex={tabIndex}
        onChoose={() => onChoose(slot)}
      />
    );
  if (!isFree(week, day.weekday, time)) return null;
  return (
    <FreeCell
      name={slotName({ weekday: day.weekday, ...time })}
      tabIndex={tabIndex}
      onAdd={() => onAdd(day.weekday, time)}
    />
  );
}

/** A slot of a day: how many places are left, with a bar of what is booked; the press opens it. */
function SlotCell({
  slot,
  booked,
  isChosen,
  tabIndex,
  onChoose,
}: {
  slot: Slot;
  booked: number;
  isChosen: boolean;
  tabIndex: 0 | -1;
  onChoose: () => void;
}) {
  const { left, isFew } = placesOf(slot, booked);
  const isFull = left === 0;
  const share = Math.min(100, (booked / slot.orders) * 100);
  return (
    <button
      type="button"
      data-cell
      tabIndex={tabIndex}
      aria-pressed={isChosen}
      aria-label={`${slotName(slot)}: ${
        isFull ? `full, ${booked} booked` : `${left} of ${slot.orders} places left`
      }`}
      onClick={onChoose}
      className={clsx(
        'flex min-h-16 w-full flex-col justify-center rounded-md border-[1.5px] px-2.5 py-2 text-left leading-tight',
        isFull ? 'bg-honey-soft text-on-honey-soft' : 'bg-surface',
        isChosen ? 'border-brand' : isFull ? 'border-transparent' : 'border-line',
      )}
    >
      <span className="num text-sm whitespace-nowrap">
        {isFull ? (
          <>
            <strong className="block text-base">Full</strong> {booked} booked
          </>
        ) : (
          <>
            <strong className="text-base">{left}</strong> of {slot.orders}
          </>
        )}
      </span>
      {!isFull && (
        <span aria-hidden="true" className="mt-1.5 block h-1.5 rounded-full bg-sunken">
          <span
            className={clsx('block h-full rounded-full', isFew ? 'bg-on-honey-soft' : 'bg-brand')}
            style={{ width: `${share}%` }}
          />
        </span>
      )}
    </button>
  );
}

/** Adds a time on a day that has none. */
function FreeCell({
  name,
  tabIndex,
  onAdd,
}: {
  /** "Friday, 6–8 PM". */
  name: string;
  tabIndex: 0 | -1;
  onAdd: () => void;
}) {
  return (
    <button
      type="button"
      data-cell
      tabIndex={tabIndex}
      aria-label={`Add ${name}`}
      onClick={onAdd}
      className="grid min-h-16 w-full place-items-center rounded-md border-[1.5px] border-dashed border-line-strong text-ink-2 hover:bg-sunken hover:text-ink"
    >
      <Plus aria-hidden="true" size={18} />
    </button>
  );
}
