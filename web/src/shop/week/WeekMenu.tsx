import { MAX_ENTRIES_ADDED } from '@larder/shared/kitchen/kitchenLimits';
import { CalendarDays, Copy, Egg, Eraser, Printer, Settings2 } from 'lucide-react';
import { useState } from 'react';

import { today as todayHere } from '#platform/page/dates.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { toast } from '#platform/page/toast.ts';
import { type Action, ActionMenu } from '#ui/ActionMenu.tsx';

import { useWholeDishes } from './queries/wholeDish.ts';
import { type Copied, copiedWeek } from './rules/copiedWeek.ts';
import { mealOfDish, mealOfNote } from './rules/newMeal.ts';
import { daysOfWeek } from './rules/weekDays.ts';
import { useWeek, useWeekRules } from './state/week.ts';
import { addMeals, removeMeals } from './state/weekChanges.ts';

const CalendarSheet = lazyPart(
  async () => (await import('./calendar/CalendarSheet.tsx')).CalendarSheet,
);
const WeekSettings = lazyPart(async () => (await import('./WeekSettings.tsx')).WeekSettings);

/** What one does with a whole week. `onBreakfast` shows a meal that is not shown. */
export function WeekMenu({ monday, onBreakfast }: { monday: string; onBreakfast?: () => void }) {
  const plan = useWeek();
  const rules = useWeekRules();
  const today = todayHere();
  const { withDishes } = useWholeDishes();
  const [isSetting, setIsSetting] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const days = new Set(daysOfWeek(monday).filter((day) => day >= today));
  const clearable = plan.filter(
    ({ day, cooked }) => day !== undefined && days.has(day) && cooked === undefined,
  );

  function copy(): void {
    const copied = copiedWeek(plan, { monday, today }).slice(0, MAX_ENTRIES_ADDED);
    if (copied.length === 0) {
      toast.info('The week before has nothing for the open meals of this one.');
      return;
    }
    const dishes = copied.flatMap((one) => dishOf(one) ?? []);
    void withDishes(dishes, ({ whole, gone }) => {
      const known = new Map(whole.map((dish) => [dish.id, dish]));
      const entries = copied.flatMap(({ entry, slot }) => {
        const { recipe_id } = entry;
        const dish = known.get(recipe_id ?? '');
        // Of a recipe that is gone the title stays; one that cannot be read now would come without what it needs.
        if (!dish)
          return recipe_id === undefined || gone.includes(recipe_id)
            ? [mealOfNote(entry.title, slot)]
            : [];
        const { servings, eaters, cook } = entry;
        const chosen = { servings, ...(eaters && { eaters }), ...(cook && { cook }) };
        return [{ ...mealOfDish(dish, slot, rules), ...chosen }];
      });
      if (entries.length > 0) toast.undo(`${countText(entries.length)} copied`, addMeals(entries));
    });
  }
  function clear(): void {
    const undo = removeMeals(clearable.map(({ entry_id }) => entry_id));
    toast.undo(`${countText(clearable.length)} removed`, undo);
  }
  const groups: Action[][] = [
    [
      { title: 'Copy the week before', icon: Copy, onPress: copy },
      ...(onBreakfast ? [{ title: 'Plan breakfast', icon: Egg, onPress: onBreakfast }] : []),
      { title: 'Print', icon: Printer, onPress: () => window.print() },
      { title: 'Week in your calendar…', icon: CalendarDays, onPress: () => setIsSharing(true) },
      { title: 'Week settings…', icon: Settings2, onPress: () => setIsSetting(true) },
    ],
    clearable.length > 0
      ? [{ title: 'Clear what is to come', icon: Eraser, tone: 'danger', onPress: clear }]
      : [],
  ];
  return (
    <>
      <ActionMenu label="Week tools" groups={groups} />
      {isSharing && <CalendarSheet onClose={() => setIsSharing(false)} />}
      {isSetting && <WeekSettings onClose={() => setIsSetting(false)} />}
    </>
  );
}

/** A dish of the week before, to be read whole; a note is none. */
function dishOf({ entry }: Copied) {
  const { recipe_id, title, image = null, minutes = 0, servings } = entry;
  if (recipe_id === undefined) return undefined;
  return {
    id: recipe_id,
    title,
    image,
    minutes,
    calories: null,
    recipeServings: servings,
    servings,
    ingredients: null,
  };
}

function countText(count: number): string {
  return count === 1 ? '1 meal' : `${count} meals`;
}
