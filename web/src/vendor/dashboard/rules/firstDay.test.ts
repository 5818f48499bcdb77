import type { Notices } from '@larder/shared/orders/notices.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { describe, expect, test } from 'vitest';

import { cornerShop, onShelf } from '#testing/catalogue.ts';

import {
  firstDaySteps,
  isOpenForOrders,
  nextStep,
  storeOfFirstDay,
  toFirstOrder,
} from './firstDay.ts';

const day = { opens: '08:00', closes: '20:00' };
const hours = { weekdays: [day, day, day, day, day, day, null], holidays: [] };
const slot = (weekday: number, from: string, orders = 10) => ({
  weekday,
  from,
  to: '23:00',
  orders,
});
const slots = {
  cut_off: 60,
  week: [slot(0, '08:00'), slot(0, '10:00'), slot(1, '08:00'), slot(1, '10:00')],
};
const full: Store = { ...cornerShop, hours, slots, items: [onShelf(1, 'Rice')] };

const told = (more: Partial<Notices> = {}) => ({
  data: { push_key: 'key', mails: true, devices: [], stores: [], ...more },
  isError: false,
});
const AT = new Date('2026-03-04T12:00:00Z');
const device = {
  device_id: cornerShop.store_id,
  device: null,
  mark: 'a',
  created_at: AT,
  is_current: true,
};
const nobody = { data: { members: [], invitations: [] }, isError: false };
const member = {
  user_id: cornerShop.store_id,
  name: 'Ada',
  email: 'a@b.c',
  staff_role: 'picker' as const,
  joined_at: AT,
  is_suspended: false,
};

/** The words of a step of the owner; '' while it is not done. */
function valueOf(name: string, { store = full, notices = told(), staff = nobody } = {}): string {
  const step = firstDaySteps({ store, notices, staff }).find((one) => one.name === name);
  return step?.state === 'done' ? step.words : '';
}

describe('what is set', () => {
  test.for([
    ['store', {}, 'Pickup', 'its type'],
    ['store', { store_type: 'Delivery', also_pickup: true }, 'Delivery and pickup', 'both'],
    ['store', { back_on: '2026-12-03' }, 'Pickup · paused, back on Dec 3', 'paused'],
    ['hours', {}, 'Mon–Sat 8 AM–8 PM', 'closed days are left out'],
    ['hours', { hours: null }, '', 'none'],
    ['hours', { hours: { weekdays: Array(7).fill(null), holidays: [] } }, '', 'holidays alone'],
    ['slots', {}, '2 a day, 10 orders each', 'all alike'],
    [
      'slots',
      { slots: { cut_off: 0, week: [slot(0, '08:00', 1)] } },
      '1 a day, 1 order each',
      'one',
    ],
    [
      'slots',
      { slots: { cut_off: 0, week: [slot(0, '08:00'), slot(0, '10:00'), slot(1, '08:00', 5)] } },
      '3 a week',
      'days and slots that differ',
    ],
    ['slots', { slots: null }, '', 'none'],
    ['shelf', {}, '1 item', 'one'],
    ['shelf', { items: [onShelf(1, 'Rice', { quantity: 0 })] }, '', 'nothing in stock'],
    ['shelf', { items: [] }, '', 'empty'],
  ] as [string, Partial<Store>, string, string][])('%s %j: %s (%s)', ([name, more, words]) => {
    expect(valueOf(name, { store: { ...full, ...more } })).toBe(words);
  });

  test('notices on a device, by mail, or both', () => {
    const mailed = {
      store_id: cornerShop.store_id,
      name: 'Corner Shop',
      time_zone: 'UTC',
      mail: 'now' as const,
      quiet: null,
      bounced_at: null,
    };
    expect(valueOf('notices')).toBe('');
    expect(valueOf('notices', { notices: told({ devices: [device] }) })).toBe(
      'New orders on your devices',
    );
    expect(valueOf('notices', { notices: told({ stores: [mailed] }) })).toBe('New orders by mail');
    expect(valueOf('notices', { notices: told({ stores: [{ ...mailed, mail: 'off' }] }) })).toBe(
      '',
    );
  });

  test('staff that is there, or invited', () => {
    expect(valueOf('staff')).toBe('');
    const members = [member, member];
    expect(
      firstDaySteps({
        store: full,
        notices: told(),
        staff: { data: { members, invitations: [] }, isError: false },
      }).at(-1),
    ).toMatchObject({ state: 'done', words: '2 people' });
  });
});

test('what cannot be read is neither done nor open, and no next step', () => {
  const failed = { data: undefined, isError: true };
  const waiting = { data: undefined, isError: false };
  const steps = firstDaySteps({ store: full, notices: failed, staff: waiting });
  expect(steps.slice(-2)).toMatchObject([
    { name: 'notices', state: 'unknown', words: 'Not known now' },
    { name: 'staff', state: 'reading' },
  ]);
  expect(nextStep(steps)).toBeUndefined();
});

test('without a store all begins with it; with one each need is next in turn', () => {
  const stepsOf = (store: Store | undefined) =>
    firstDaySteps({ store, notices: told(), staff: nobody });
  const none = stepsOf(undefined);
  expect([nextStep(none)?.name, isOpenForOrders(none), toFirstOrder(none, undefined)]).toEqual([
    'store',
    false,
    '4 steps and your store can take its first order.',
  ]);
  const bare = { ...full, hours: null, items: [] };
  expect(nextStep(stepsOf(bare))?.name).toBe('hours');
  expect(toFirstOrder(stepsOf(bare), bare)).toBe(
    '2 steps and Corner Shop can take its first order.',
  );
  const empty = { ...full, items: [] };
  expect(toFirstOrder(stepsOf(empty), empty)).toBe(
    'Fill the shelf and Corner Shop can take its first order.',
  );
  expect([isOpenForOrders(stepsOf(full)), nextStep(stepsOf(full))?.name]).toEqual([
    true,
    'notices',
  ]);
});

test('staff see what the owner sets, do what they may, and nothing of the staff', () => {
  const steps = firstDaySteps({ store: { ...full, hours: null, items: [] }, notices: told() });
  expect(steps.map(({ name, mayDo }) => [name, mayDo])).toEqual([
    ['store', false],
    ['hours', false],
    ['slots', false],
    ['shelf', true],
    ['notices', true],
  ]);
  expect(nextStep(steps)?.name).toBe('shelf');
});

test('of several stores it is the first, unless one is open', () => {
  const other = { ...full, store_id: '01890000-0000-7000-8000-00000000000b', name: 'Other' };
  expect(storeOfFirstDay([])).toBeUndefined();
  expect(storeOfFirstDay([cornerShop, { ...other, items: [] }])?.name).toBe('Corner Shop');
  expect(storeOfFirstDay([cornerShop, other])?.name).toBe('Other');
});
