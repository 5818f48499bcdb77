import { addDays } from '@larder/shared/basics/calendar';
import { MEALS } from '@larder/shared/kitchen/week/week.model';

import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';

import type { Slot } from './rules/newMeal.ts';
import { mealName } from './rules/weekDays.ts';
import { dayName } from './rules/weekWords.ts';
import { useWeekRules } from './state/week.ts';

/** Two weeks to choose from. */
const DAYS = Array.from({ length: 14 }, (_, n) => n);

type DayChoiceProps = {
  title: string;
  today: string;
  /** Where it is now: no choice. */
  now?: Slot;
  hasNoDay?: boolean;
  onChoose: (slot: Slot) => void;
  onClose: () => void;
};

/** Asks for a day and a meal: one press. */
export function DayChoice({ title, today, now, hasNoDay, onChoose, onClose }: DayChoiceProps) {
  const rules = useWeekRules();
  const meals = rules.otherMeal ? MEALS : MEALS.filter((meal) => meal !== 'other');
  return (
    <Modal title={title} onClose={onClose}>
      <ul className="divide-y divide-line">
        {DAYS.map((later) => addDays(today, later)).map((day) => (
          <li
            key={day}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
          >
            <span className="font-medium">{dayName(day, today)}</span>
            <span className="flex flex-wrap gap-1">
              {meals.map((meal) => (
                <Button
                  key={meal}
                  size="sm"
                  variant="soft"
                  aria-label={`${mealName(meal, rules)}, ${dayName(day, today)}`}
                  disabled={now?.day === day && now.meal === meal}
                  onClick={() => onChoose({ day, meal })}
                >
                  {mealName(meal, rules)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {hasNoDay && (
        <Button
          variant="outline"
          className="mt-4"
          onClick={() => onChoose({ day: undefined, meal: now?.meal ?? 'dinner' })}
        >
          No day yet
        </Button>
      )}
    </Modal>
  );
}
