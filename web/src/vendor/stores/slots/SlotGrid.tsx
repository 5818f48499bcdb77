import { Copy } from 'lucide-react';

import { Key } from '#ui/Key.tsx';
import type { Slot } from '#vendor/stores/slotForm.ts';

import { DayCell } from './SlotCell.tsx';
import { type SlotTime, timeRange, timesOf } from './slotWeek.ts';
import { type GridActs, useGridKeys } from './useGridKeys.ts';
import type { BookedAt, WeekDay } from './weekDays.ts';

export type SlotListProps = GridActs & {
  week: readonly Slot[];
  days: readonly WeekDay[];
  bookedAt: BookedAt;
  chosen: Slot | undefined;
  /** Adds a slot on a day at the time of a row. */
  onAdd: (weekday: number, time: SlotTime) => void;
  /** Asks where a day is to be copied to. */
  onCopy: (weekday: number) => void;
};

/** A week of slots, a column a day and a row a time. */
export function SlotGrid({ week, days, bookedAt, chosen, onAdd, onCopy, ...acts }: SlotListProps) {
  const times = timesOf(week);
  const { table, onKeyDown, onFocus, noteReplaced, tabIndexAt } = useGridKeys(
    { times, days, week },
    acts,
  );
  return (
    <div className="card overflow-hidden">
      {/* Past eight times or so it scrolls under its head. */}
      <div className="max-h-[46rem] overflow-auto">
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows go from cell to cell
          role="grid"
          aria-label="Slots of the week"
          onKeyDown={onKeyDown}
          className="w-full border-separate border-spacing-1.5 text-sm"
        >
          <thead className="sticky top-0 z-1 bg-sunken">
            <tr>
              <th scope="col" className="w-24 px-2 py-2 text-left font-normal text-ink-2">
                Places left
              </th>
              {days.map((day) => (
                <DayHead key={day.day} day={day} onCopy={() => onCopy(day.weekday)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time, row) => (
              <tr key={`${time.from} ${time.to}`}>
                <th
                  scope="row"
                  className="num px-2 text-left font-normal whitespace-nowrap text-ink-2"
                >
                  {timeRange(time)}
                </th>
                {days.map((day, column) => (
                  <td
                    key={day.day}
                    data-place={`${row} ${column}`}
                    className={day.isOpen ? undefined : CLOSED}
                    onFocus={() => onFocus({ row, column })}
                  >
                    <DayCell
                      week={week}
                      day={day}
                      time={time}
                      booked={bookedAt(day.day, time.from)}
                      chosen={chosen}
                      tabIndex={tabIndexAt(row, column)}
                      onChoose={acts.onChoose}
                      onAdd={(weekday, at) => {
                        noteReplaced();
                        onAdd(weekday, at);
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <GridKeys />
    </div>
  );
}

/** Hatched. */
const CLOSED =
  'rounded-md bg-[repeating-linear-gradient(135deg,var(--color-sunken)_0_6px,transparent_6px_12px)]';

function DayHead({ day, onCopy }: { day: WeekDay; onCopy: () => void }) {
  return (
    <th scope="col" className="px-1 py-1.5 text-center font-normal">
      <span className="num block whitespace-nowrap">
        <strong>{day.short}</strong> {Number(day.day.slice(8))}
      </span>
      {day.isOpen ? (
        <button
          type="button"
          aria-label={`Copy ${day.short}`}
          onClick={onCopy}
          className="inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-sm font-semibold text-on-brand-soft hover:bg-brand-soft"
        >
          <Copy aria-hidden="true" size={14} />
          Copy
        </button>
      ) : (
        <span className="flex min-h-11 items-center justify-center text-ink-2">Closed</span>
      )}
    </th>
  );
}

const KEYS = [
  [['←', '↑', '↓', '→'], 'move'],
  [['+', '−'], 'places'],
  [['Del'], 'remove'],
] as const;

function GridKeys() {
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-xs text-ink-2">
      {KEYS.map(([keys, does]) => (
        <span key={does} className="inline-flex items-center gap-1">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}{' '}
          {does}
        </span>
      ))}
    </p>
  );
}
