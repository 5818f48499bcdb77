import clsx from 'clsx';
import { Plus } from 'lucide-react';

import type { Slot } from '#vendor/stores/slotForm.ts';

import { isFree, placesOf, placesWords, slotAt, slotName, type SlotTime } from './slotWeek.ts';
import type { WeekDay } from './weekDays.ts';

/** A slot, also of a closed day; a plus where one may be added; or nothing. */
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
  booked: number | undefined;
  chosen: Slot | undefined;
  tabIndex: 0 | -1;
  onChoose: (slot: Slot) => void;
  onAdd: (weekday: number, time: SlotTime) => void;
}) {
  const slot = slotAt(week, day.weekday, time);
  if (slot)
    return (
      <SlotCell
        slot={slot}
        isOpen={day.isOpen}
        booked={booked}
        isChosen={chosen?.weekday === slot.weekday && chosen.from === slot.from}
        tabIndex={tabIndex}
        onChoose={() => onChoose(slot)}
      />
    );
  if (!day.isOpen) return <span className="sr-only">Closed</span>;
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
  isOpen,
  booked,
  isChosen,
  tabIndex,
  onChoose,
}: {
  slot: Slot;
  isOpen: boolean;
  booked: number | undefined;
  isChosen: boolean;
  tabIndex: 0 | -1;
  onChoose: () => void;
}) {
  const isFull = isOpen && booked !== undefined && placesOf(slot, booked).left === 0;
  return (
    <button
      type="button"
      data-cell
      tabIndex={tabIndex}
      aria-pressed={isChosen}
      aria-label={`${slotName(slot)}: ${placesWords(slot, { booked, isOpen })}`}
      onClick={onChoose}
      className={clsx(
        'flex min-h-16 w-full flex-col justify-center rounded-md border-[1.5px] px-2.5 py-2 text-left leading-tight',
        isFull ? 'bg-honey-soft text-on-honey-soft' : 'bg-surface',
        isChosen ? 'border-brand' : isFull ? 'border-transparent' : 'border-line',
      )}
    >
      <span className="num text-sm whitespace-nowrap">
        {!isOpen || isFull ? (
          <>
            <strong className="block text-base">{isOpen ? 'Full' : 'Closed'}</strong>
            {booked ? `${booked} booked` : null}
          </>
        ) : (
          <Places slot={slot} booked={booked} />
        )}
      </span>
      {isOpen && !isFull && booked !== undefined && <BookedBar slot={slot} booked={booked} />}
    </button>
  );
}

/** "3 of 10"; while it is not known how many are booked, all. */
function Places({ slot, booked }: { slot: Slot; booked: number | undefined }) {
  if (booked === undefined) return <strong className="text-base">{slot.orders}</strong>;
  return (
    <>
      <strong className="text-base">{placesOf(slot, booked).left}</strong> of {slot.orders}
    </>
  );
}

function BookedBar({ slot, booked }: { slot: Slot; booked: number }) {
  const share = Math.min(100, (booked / slot.orders) * 100);
  return (
    <span aria-hidden="true" className="mt-1.5 block h-1.5 rounded-full bg-sunken">
      <span
        className={clsx(
          'block h-full rounded-full',
          placesOf(slot, booked).isFew ? 'bg-on-honey-soft' : 'bg-brand',
        )}
        style={{ width: `${share}%` }}
      />
    </span>
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
