import type { CalendarSettings } from '@larder/shared/kitchen/week/calendar.calls';
import type { Meal } from '@larder/shared/kitchen/week/week.model';
import { minutesText } from '@larder/shared/recipes/recipes';
import type { ReactNode } from 'react';

import { localZone } from '#platform/page/dates.ts';
import { clockWords, timesToChoose, zoneWords } from '#shop/week/rules/calendarWords.ts';
import { mealName } from '#shop/week/rules/weekDays.ts';
import { useWeekRules } from '#shop/week/state/week.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';

const HINTS: Partial<Record<Meal, string>> = {
  dinner: 'from the start of cooking',
  lunch: 'leftovers too',
};
const REMINDERS = [5, 10, 15, 30, 45, 60, 120];
/** The value of the choice without a zone. */
const FLOATING = '';

type Props = {
  settings: CalendarSettings;
  isOnline: boolean;
  onChange: (settings: CalendarSettings) => void;
};

/** When the household eats. What is changed is saved at once, for every link. */
export function MealTimes({ settings, isOnline, onChange }: Props) {
  const { meals, zone } = settings;
  const rules = useWeekRules();
  const shown: Meal[] = [
    'dinner',
    'lunch',
    'breakfast',
    ...(rules.otherMeal ? ['other' as const] : []),
  ];
  const setMeal = (meal: Meal, more: Partial<CalendarSettings['meals'][Meal]>): void =>
    onChange({ ...settings, meals: { ...meals, [meal]: { ...meals[meal], ...more } } });
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      {shown.map((meal) => {
        const name = mealName(meal, rules);
        return (
          <Row key={meal} hint={HINTS[meal]}>
            <Checkbox
              label={name}
              checked={meals[meal].shown}
              disabled={!isOnline}
              onChange={({ target }) => setMeal(meal, { shown: target.checked })}
            />
            <Choice
              label={`${name} is at`}
              value={meals[meal].at}
              isOff={!isOnline}
              onChange={(at) => setMeal(meal, { at })}
            >
              {timesToChoose(meals[meal].at).map((time) => (
                <option key={time} value={time}>
                  {clockWords(time)}
                </option>
              ))}
            </Choice>
          </Row>
        );
      })}
      <Reminder settings={settings} isOnline={isOnline} onChange={onChange} />
      <Row hint={zone === null ? 'Meals move with you' : 'Stays right when the clocks change'}>
        <span aria-hidden="true" className="inline-flex min-h-11 items-center pl-9">
          Time zone
        </span>
        <Choice
          label="Time zone"
          value={zone ?? FLOATING}
          isOff={!isOnline}
          onChange={(chosen) =>
            onChange({ ...settings, zone: chosen === FLOATING ? null : chosen })
          }
        >
          {zonesToChoose(zone).map((one) => (
            <option key={one} value={one}>
              {zoneWords(one)}
            </option>
          ))}
          <option value={FLOATING}>Wherever I am</option>
        </Choice>
      </Row>
    </div>
  );
}

function Reminder({ settings, isOnline, onChange }: Props) {
  const { remind } = settings;
  const setRemind = (more: Partial<CalendarSettings['remind']>): void =>
    onChange({ ...settings, remind: { ...remind, ...more } });
  return (
    <Row>
      <Checkbox
        label="Remind before cooking"
        checked={remind.on}
        disabled={!isOnline}
        onChange={({ target }) => setRemind({ on: target.checked })}
      />
      <Choice
        label="Remind so long before"
        value={String(remind.minutes)}
        isOff={!isOnline}
        onChange={(minutes) => setRemind({ minutes: Number(minutes) })}
      >
        {[...new Set([...REMINDERS, remind.minutes])].map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutesText(minutes)}
          </option>
        ))}
      </Choice>
    </Row>
  );
}

/** This device's and the chosen one first. */
function zonesToChoose(chosen: string | null): string[] {
  const near = chosen === null ? [localZone()] : [chosen, localZone()];
  return [...new Set([...near, ...Intl.supportedValuesOf('timeZone')])];
}

/** `children` are what one chooses and its value; the hint stands below the first. */
function Row({
  hint,
  children: [name, value],
}: {
  hint?: string | undefined;
  children: readonly [ReactNode, ReactNode];
}) {
  return (
    <div className="flex items-center justify-between gap-3 px-4 py-1.5">
      <div className="min-w-0">
        {name}
        {hint !== undefined && <p className="-mt-2 pb-1 pl-9 text-sm text-ink-2">{hint}</p>}
      </div>
      {value}
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  isOff: boolean;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, value, isOff, onChange, children }: ChoiceProps) {
  return (
    <div className="w-36 flex-none">
      <SelectField
        label={label}
        hideLabel
        value={value}
        disabled={isOff}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </SelectField>
    </div>
  );
}
