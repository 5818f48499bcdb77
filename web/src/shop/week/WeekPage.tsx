import { addDays, isDay, mondayOf } from '@larder/shared/basics/calendar';
import type { Meal } from '@larder/shared/kitchen/week/week.model';
import { ChevronLeft, ChevronRight, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { today as todayHere } from '#platform/page/dates.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { useOnline } from '#platform/page/online.ts';
import { useGroceryCount } from '#shop/kitchen/state/groceryCount.ts';
import { useWaitingOps } from '#shop/kitchen/state/kitchen.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { Leftovers } from './Leftovers.tsx';
import type { Slot } from './rules/newMeal.ts';
import { daysOfWeek, shownMeals, weekWords } from './rules/weekDays.ts';
import { weekSummary } from './rules/weekWords.ts';
import { useWeek, useWeekRules } from './state/week.ts';
import { Undated } from './Undated.tsx';
import { WeekDay } from './WeekDay.tsx';
import { WeekMenu } from './WeekMenu.tsx';

const AddMeal = lazyPart(async () => (await import('./AddMeal.tsx')).AddMeal);

/** How far one may look. Source: what the plan takes. Units: days. */
const FAR = 364;

/** The plan of a week: `?week=2026-11-23`, by default this one. */
export function WeekPage() {
  usePageTitle('Week');
  const plan = useWeek();
  const today = todayHere();
  const [params, setParams] = useSearchParams();
  const thisMonday = mondayOf(today);
  const monday = mondayFrom(params.get('week'), thisMonday);
  const days = daysOfWeek(monday);
  const rules = useWeekRules();
  const [hasBreakfast, setHasBreakfast] = useState(false);
  const shown = shownMeals(plan, days, rules);
  const isAsked = hasBreakfast && !shown.includes('breakfast');
  const meals: readonly Meal[] = isAsked ? ['breakfast', ...shown] : shown;
  const [adding, setAdding] = useState<Slot>();
  const show = (next: string): void =>
    setParams(next === thisMonday ? {} : { week: next }, { replace: true });
  const isEmpty = !plan.some(({ day }) => day !== undefined && days.includes(day));

  return (
    <div className="wrap pt-8 pb-32 lg:pb-16">
      <PageHeader
        title={weekWords(monday)}
        text={weekSummary(plan, days) || 'Pick dishes for the days to come; the list follows.'}
      >
        <IconButton
          label="Week before"
          icon={ChevronLeft}
          onClick={() => show(addDays(monday, -7))}
        />
        <Button variant="outline" disabled={monday === thisMonday} onClick={() => show(thisMonday)}>
          This week
        </Button>
        <IconButton
          label="Week after"
          icon={ChevronRight}
          onClick={() => show(addDays(monday, 7))}
        />
        <WeekMenu
          monday={monday}
          {...(!meals.includes('breakfast') && { onBreakfast: () => setHasBreakfast(true) })}
        />
      </PageHeader>
      <Waiting />
      <ol
        aria-label={weekWords(monday)}
        className="grid grid-cols-1 gap-x-3 gap-y-5 lg:grid-cols-7"
      >
        {days.map((day) => (
          <WeekDay key={day} day={day} today={today} meals={meals} plan={plan} onAdd={setAdding} />
        ))}
      </ol>
      {isEmpty && (
        <p className="mt-5 text-ink-2">
          Nothing is planned this week. Press a plus, and choose a dish.
        </p>
      )}
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        <Leftovers plan={plan} today={today} />
        <Undated
          plan={plan}
          today={today}
          onAdd={() => setAdding({ day: undefined, meal: 'dinner' })}
        />
      </div>
      <ListLink />
      {adding && <AddMeal slot={adding} onClose={() => setAdding(undefined)} />}
    </div>
  );
}

function mondayFrom(asked: string | null, thisMonday: string): string {
  if (asked === null || !isDay(asked)) return thisMonday;
  const monday = mondayOf(asked);
  const isNear = monday >= addDays(thisMonday, -FAR) && monday <= addDays(thisMonday, FAR);
  return isNear ? monday : thisMonday;
}

/** What was changed without a network. */
function Waiting() {
  const waiting = useWaitingOps().length;
  const isOnline = useOnline();
  if (waiting === 0 || isOnline) return null;
  return (
    <Notice tone="info" className="mb-5">
      {waiting === 1 ? '1 change waits' : `${waiting} changes wait`} for a network.
    </Notice>
  );
}

/** The plan changes the list at once: this leads there. */
function ListLink() {
  const count = useGroceryCount();
  return (
    <div className="mt-6 flex justify-end">
      <LinkButton to="/shopping-list" size="lg" icon={ListChecks}>
        Grocery list · {count}
      </LinkButton>
    </div>
  );
}
