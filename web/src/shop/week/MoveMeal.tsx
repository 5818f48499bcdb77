import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';

import { toast } from '#platform/page/toast.ts';

import { DayChoice } from './DayChoice.tsx';
import type { Slot } from './rules/newMeal.ts';
import { dayName } from './rules/weekWords.ts';
import { moveMeal } from './state/weekChanges.ts';

/** Asks where a meal goes. */
export function MoveMeal({
  entry,
  today,
  onClose,
}: {
  entry: WeekEntry;
  today: string;
  onClose: () => void;
}) {
  function move(slot: Slot): void {
    onClose();
    const where = slot.day === undefined ? 'no day yet' : dayName(slot.day, today);
    toast.undo(`${entry.title}: ${where}`, moveMeal(entry, slot));
  }
  return (
    <DayChoice
      title={`Move ${entry.title}`}
      today={today}
      now={{ day: entry.day, meal: entry.meal }}
      hasNoDay={entry.kind === 'recipe' && entry.day !== undefined}
      onChoose={move}
      onClose={onClose}
    />
  );
}
