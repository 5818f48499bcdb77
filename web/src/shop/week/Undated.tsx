import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { RecipeThumb } from '#parts/recipes/RecipeThumb.tsx';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { toast } from '#platform/page/toast.ts';
import { Button } from '#ui/Button.tsx';

import { type Slot } from './rules/newMeal.ts';
import { dayName } from './rules/weekWords.ts';
import { useListedDishes } from './state/listedDishes.ts';
import { useWeekRules } from './state/week.ts';
import { addMeals, moveMeal } from './state/weekChanges.ts';

const DayChoice = lazyPart(async () => (await import('./DayChoice.tsx')).DayChoice);

type Waiting = {
  key: string;
  title: string;
  image: string | null;
  put: (slot: Slot) => () => void;
};

/** Dishes to cook some day: meals without a day, and recipes on the list that no meal is for. */
export function Undated({
  plan,
  today,
  onAdd,
}: {
  plan: readonly WeekEntry[];
  today: string;
  onAdd: () => void;
}) {
  const [chosen, setChosen] = useState<Waiting>();
  const { people } = useWeekRules();
  const listed = useListedDishes();
  const dishes: Waiting[] = [
    ...plan
      .filter(({ day }) => day === undefined)
      .map((entry) => ({
        key: entry.entry_id,
        title: entry.title,
        image: entry.image ?? null,
        put: (slot: Slot) => moveMeal(entry, slot),
      })),
    ...listed.map((dish) => ({
      key: dish.recipe_id,
      title: dish.title,
      image: dish.image ?? null,
      put: (slot: Slot) => addMeals([dish.asMeal(slot, people)]),
    })),
  ];
  function put(slot: Slot): void {
    if (!chosen) return;
    setChosen(undefined);
    toast.undo(`${chosen.title}: ${dayName(slot.day ?? today, today)}`, chosen.put(slot));
  }
  return (
    <section aria-labelledby="no-day" className="card p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="no-day" className="text-[1.0625rem] font-semibold">
          No day yet
        </h2>
        <Button size="sm" variant="ghost" icon={Plus} onClick={onAdd}>
          Add a dish
        </Button>
      </div>
      {dishes.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">Dishes on your list without a day stand here.</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {dishes.map((dish) => (
            <li key={dish.key} className="min-w-0">
              <button
                type="button"
                onClick={() => setChosen(dish)}
                className="flex min-h-11 max-w-full items-center gap-2.5 rounded-md border border-line bg-surface p-1.5 pr-3 text-left hover:border-line-strong"
              >
                <RecipeThumb image={dish.image} className="size-11 rounded-sm" />
                <span className="min-w-0">
                  <span className="line-clamp-1 font-semibold">{dish.title}</span>
                  <span className="block text-sm text-ink-2">Add to a day</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <DayChoice
          title={`When do you cook ${chosen.title}?`}
          today={today}
          onChoose={put}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}
