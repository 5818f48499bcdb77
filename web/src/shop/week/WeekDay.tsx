import { dayWords } from '@larder/shared/basics/calendar';
import type { Meal, WeekEntry } from '@larder/shared/kitchen/week/week.model';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { MealCard } from './MealCard.tsx';
import type { Slot } from './rules/newMeal.ts';
import { mealName, mealsOf, shortWeekday, wholeWeekday } from './rules/weekDays.ts';
import { useWeekRules } from './state/week.ts';

/** More fold away: a slot with many notes would push the week apart. */
const MAX_SHOWN = 3;

type WeekDayProps = {
  day: string;
  today: string;
  meals: readonly Meal[];
  plan: readonly WeekEntry[];
  onAdd: (slot: Slot) => void;
};

/** A day with its meals; on a wide screen a column of the week. */
export function WeekDay({ day, today, meals, plan, onAdd }: WeekDayProps) {
  const rules = useWeekRules();
  const planned = mealsOf(plan, day);
  const isPast = day < today;
  const isToday = day === today;
  if (isPast && meals.every((meal) => planned[meal].length === 0))
    return (
      <li className="flex flex-col text-ink-3 max-lg:hidden">
        <DayName day={day} isToday={false} />
        <p className="mt-2 text-sm">Nothing planned</p>
      </li>
    );
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={clsx('flex min-w-0 flex-col', isPast && 'opacity-80')}
    >
      <DayName day={day} isToday={isToday} />
      <div className="mt-2 flex flex-1 flex-col gap-2">
        {meals.map((meal) => (
          <MealSlot
            key={meal}
            name={mealName(meal, rules)}
            entries={planned[meal]}
            plan={plan}
            today={today}
            isWide={meal === 'dinner'}
            add={isPast ? undefined : () => onAdd({ day, meal })}
            day={day}
          />
        ))}
      </div>
    </li>
  );
}

function DayName({ day, isToday }: { day: string; isToday: boolean }) {
  return (
    <h2 className={clsx('flex items-baseline gap-2 lg:flex-col lg:gap-0', isToday && 'text-brand')}>
      <span aria-hidden="true" className="font-display text-lg leading-tight font-semibold">
        {shortWeekday(day)}
      </span>
      <span className="sr-only">{wholeWeekday(day)}, </span>
      <span className={clsx('num text-sm font-medium', !isToday && 'text-ink-2')}>
        {isToday && 'Today, '}
        {dayWords(day)}
      </span>
    </h2>
  );
}

type MealSlotProps = {
  name: string;
  entries: readonly WeekEntry[];
  plan: readonly WeekEntry[];
  day: string;
  today: string;
  isWide: boolean;
  add: (() => void) | undefined;
};

function MealSlot({ name, entries, plan, day, today, isWide, add }: MealSlotProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, MAX_SHOWN);
  const more = entries.length - shown.length;
  return (
    <section aria-label={`${name}, ${wholeWeekday(day)}`} className={clsx(isWide && 'lg:flex-1')}>
      {entries.length > 0 && (
        <>
          <h3 className="sr-only">{name}</h3>
          <ul className="space-y-2">
            {shown.map((entry) => (
              <MealCard key={entry.entry_id} entry={entry} plan={plan} today={today} />
            ))}
          </ul>
        </>
      )}
      {more > 0 && (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="min-h-11 w-full text-sm font-semibold text-brand"
        >
          {more} more
        </button>
      )}
      {add && (
        <button
          type="button"
          aria-label={`Add to ${name}, ${wholeWeekday(day)}`}
          onClick={add}
          className={clsx(
            'mt-2 flex w-full items-center justify-center gap-1.5 rounded-lg border-[1.5px] border-dashed border-line-strong px-2 text-sm font-medium text-ink-2 first:mt-0 hover:border-brand hover:text-brand',
            entries.length === 0 && isWide ? 'min-h-14 lg:min-h-32' : 'min-h-11',
          )}
        >
          <Plus aria-hidden="true" size={16} className="flex-none" />
          {entries.length === 0 && name}
        </button>
      )}
    </section>
  );
}
