import { Copy } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/Button.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';

import { DayCell } from './SlotCell.tsx';
import type { SlotListProps } from './SlotGrid.tsx';
import { slotAt, timeRange, timesOf } from './slotWeek.ts';

/** The slots of one day at a time, on a narrow screen; the days are tabs. */
export function SlotDay({ week, days, bookedAt, chosen, onChoose, onAdd, onCopy }: SlotListProps) {
  const [weekday, setWeekday] = useState(() => days.find(({ isOpen }) => isOpen)?.weekday ?? 0);
  const day = days[weekday];
  if (!day) return null;
  const times = timesOf(week).filter((time) => day.isOpen || slotAt(week, weekday, time));
  return (
    <>
      <Segmented
        label="Day"
        options={days.map(({ weekday: value, short, day: date }) => ({
          value: String(value),
          title: `${short} ${Number(date.slice(8))}`,
        }))}
        value={String(weekday)}
        onChange={(value) => setWeekday(Number(value))}
      />
      {!day.isOpen && <p className="mt-4 text-ink-2">Closed on this day.</p>}
      {times.length > 0 && (
        <ul aria-label={`Slots of ${day.short}`} className="mt-3 space-y-2">
          {times.map((time) => (
            <li key={`${time.from} ${time.to}`} className="flex items-center gap-3">
              <span className="num w-24 flex-none text-sm text-ink-2">{timeRange(time)}</span>
              <DayCell
                week={week}
                day={day}
                time={time}
                booked={bookedAt(day.day, time.from)}
                chosen={chosen}
                tabIndex={0}
                onChoose={onChoose}
                onAdd={onAdd}
              />
            </li>
          ))}
        </ul>
      )}
      {day.isOpen && (
        <Button variant="soft" icon={Copy} className="mt-3" onClick={() => onCopy(day.weekday)}>
          Copy {day.short}
        </Button>
      )}
    </>
  );
}
