import type { CalendarSettings } from '@larder/shared/kitchen/week/calendar.calls';
import { cookingMinutes } from '@larder/shared/kitchen/week/mealCalendar';
import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';

import { today as todayHere } from '#platform/page/dates.ts';
import { personOf, useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { clockWords, earlier } from '#shop/week/rules/calendarWords.ts';
import { dayName } from '#shop/week/rules/weekWords.ts';

/** For a household that has planned no dinner yet. */
const TACOS = { title: 'Carne Asada Tacos', minutes: 85, servings: 4 };

/** The next dinner as a calendar shows it. */
export function CalendarExample({
  settings,
  plan,
}: {
  settings: CalendarSettings;
  plan: readonly WeekEntry[];
}) {
  const household = useHousehold();
  const today = todayHere();
  const next = nextDinner(plan, today);
  const { title, servings, minutes = 0 } = next ?? TACOS;
  const at = settings.meals.dinner.at;
  const start = earlier(at, minutes);
  const cook = next?.cook === undefined ? undefined : personOf(household, next.cook).first;
  const cooks = cook === undefined ? '' : `${cook === 'You' ? 'You cook' : `${cook} cooks`}. `;
  return (
    <section aria-label="Example" className="rounded-lg border border-line bg-surface p-4 text-sm">
      <p className="font-semibold">{dayName(next?.day ?? today, today)}</p>
      <div className="mt-2 rounded-r-md border-l-4 border-brand bg-brand-soft p-3 text-on-brand-soft">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p>
          {clockWords(start)} to {clockWords(at)}, for {servings}
        </p>
        <p>{cooks}A link to the recipe is in the notes.</p>
      </div>
      <p className="mt-3 text-ink-2">
        Starts {minutes} min before dinner, so that it is ready on time.
      </p>
    </section>
  );
}

function nextDinner(plan: readonly WeekEntry[], today: string): WeekEntry | undefined {
  const [next] = plan
    .filter((entry) => (entry.day ?? '') >= today && cookingMinutes(entry) !== undefined)
    .toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1));
  return next;
}
