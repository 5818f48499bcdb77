import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';
import { expect, test } from 'vitest';

import { bestSlot, freeSlotsFor, isOfDish, leftoversOf } from './leftovers.ts';

const [MON, WED, THU, FRI] = ['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27'] as const;

function meal(entry_id: string, more: Partial<WeekEntry> = {}): WeekEntry {
  return {
    entry_id,
    place: 0,
    kind: 'recipe',
    day: MON,
    meal: 'dinner',
    title: entry_id,
    servings: 6,
    eaters: 3,
    ...more,
  };
}

test.for<[string, readonly WeekEntry[], readonly string[]]>([
  ['what is beyond the eaters is left', [meal('stew')], ['stew 3 2026-11-26']],
  ['without eaters nothing is', [meal('stew', { eaters: undefined })], []],
  ['nor with as many', [meal('stew', { eaters: 6 })], []],
  [
    'what is planned of it is not',
    [meal('stew'), meal('a', { kind: 'leftovers', of: 'stew', servings: 2 })],
    ['stew 1 2026-11-26'],
  ],
  ['all planned', [meal('stew'), meal('a', { kind: 'leftovers', of: 'stew', servings: 3 })], []],
  [
    'three days later it is good, four days later it is not',
    [meal('stew', { day: '2026-11-22' }), meal('old', { day: '2026-11-21' })],
    ['stew 3 2026-11-25'],
  ],
  ['frozen it keeps', [meal('stew', { day: '2026-11-01', frozen: true })], ['stew 3 -']],
  ['a dish without a day has none', [meal('stew', { day: undefined })], []],
  [
    'by day',
    [meal('late', { day: FRI }), meal('stew')],
    ['stew 3 2026-11-26', 'late 3 2026-11-30'],
  ],
])('%s', ([, plan, expected]) => {
  const left = leftoversOf(plan, WED);
  expect(
    left.map(({ entry, servings, until = '-' }) => `${entry.title} ${servings} ${until}`),
  ).toEqual(expected);
});

test('leftovers go to free lunches and dinners within their days, the next lunch first', () => {
  const plan = [meal('stew'), meal('fish', { day: WED, eaters: 6 })];
  const [left] = leftoversOf(plan, WED);
  const slots = left ? freeSlotsFor(left, { plan, today: WED }) : [];
  expect(slots).toEqual([
    { day: WED, meal: 'lunch' },
    { day: THU, meal: 'lunch' },
    { day: THU, meal: 'dinner' },
  ]);
  expect(bestSlot(slots)).toEqual({ day: WED, meal: 'lunch' });
  expect(bestSlot(slots.filter(({ meal: at }) => at === 'dinner'))).toEqual({
    day: THU,
    meal: 'dinner',
  });
  expect(bestSlot([])).toBeUndefined();
});

test('leftovers of a dish that was taken off are as good as a note', () => {
  const rest = meal('rest', { kind: 'leftovers', of: 'stew' });
  expect(isOfDish(rest, [rest, meal('stew')])).toBe(true);
  expect(isOfDish(rest, [rest])).toBe(false);
});
