import { addDays, dayIn, mondayOf } from '@larder/shared/basics/calendar';
import { listSlotBookings } from '@larder/shared/orders/vendorOrders.calls';
import { momentsIn } from '@larder/shared/stores/slots';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { changeStore, listVendorStores } from '@larder/shared/stores/stores.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { cornerShop, free } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { VendorSlotsPage } from './VendorSlotsPage.tsx';

const server = mockServer();
const SAVED = { message: 'Store updated!', ...free };
const ZONE = 'America/New_York';
/** "08:00-10:00" of a day. */
const slot = (weekday: number, times: string, orders = 10) => {
  const [from = '', to = ''] = times.split('-');
  return { weekday, from, to, orders };
};
const WEEK = [slot(0, '12:00-14:00'), slot(1, '08:00-10:00', 3), slot(1, '12:00-14:00')];
const nine = { opens: '09:00', closes: '18:00' };
const weekly = (closed: number) => ({
  weekdays: Array.from({ length: 7 }, (_, day) => (day === closed ? null : nine)),
  holidays: [],
});
const corner: Store = {
  ...cornerShop,
  slots: { cut_off: 60, week: WEEK },
  hours: weekly(6),
  time_zone: ZONE,
};
const pier: Store = {
  ...cornerShop,
  store_id: '01890000-0000-7000-8000-00000000000b',
  name: 'Pier',
  hours: weekly(1),
  time_zone: ZONE,
};

/** The page with these stores; the server keeps what is changed. Null: what is booked cannot be read. */
async function open(given: Store[] = [corner], booked: Record<string, number> | null = {}) {
  let stores = given;
  const asked = server.answers(listVendorStores, () => ({ value: stores }));
  const monday = mondayOf(dayIn(ZONE, Date.now()));
  const momentAt = momentsIn(ZONE);
  const bookings = {
    value: Object.entries(booked ?? {}).map(([at, orders]) => {
      const [weekday = '', from = ''] = at.split(' ');
      const starts_at = new Date(momentAt(addDays(monday, Number(weekday)), from) ?? 0);
      return { starts_at, booked: orders };
    }),
  };
  if (booked) server.answers(listSlotBookings, bookings);
  else server.refuses(listSlotBookings, 'unavailable');
  const seen = server.answers(changeStore, ({ params, body }) => {
    stores = stores.map((store) =>
      store.store_id === params['storeId'] ? { ...store, ...(body as Partial<Store>) } : store,
    );
    return SAVED;
  });
  const page = openPage(<VendorSlotsPage />, {
    at: '/vendor/slots',
    as: someone({ role: 'vendor' }),
  });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...page, asked, seen };
}

const cell = (name: RegExp) => screen.findByRole('button', { name });
const weekOf = (seen: { body: unknown }[]) =>
  (seen.at(-1)?.body as { slots: { week: object[] } | null } | undefined)?.slots?.week;

test('the way back leads to the settings of the store, where slots are opened from', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Store' })).toHaveAttribute(
    'href',
    `/vendor/store?store=${corner.store_id}&view=settings`,
  );
});

test('a week is a grid of days by times, with what is left; closed days have nothing', async () => {
  await open([corner], { '0 12:00': 10, '1 08:00': 1 });
  expect(await cell(/^Monday, 12–2 PM: full, 10 booked$/)).toBeVisible();
  expect(await cell(/^Tuesday, 8–10 AM: 2 of 3 places left$/)).toBeVisible();
  expect(await cell(/^Tuesday, 12–2 PM: 10 of 10 places left$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Monday, 8–10 AM' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add Sunday/ })).toBeNull();
  expect(screen.getByText('12 of 23')).toBeVisible();
  expect(screen.getByText('America/New York time')).toBeVisible();
});

test('places go up and down, but not under what is booked, and are saved', async () => {
  const { user, seen } = await open([corner], { '1 08:00': 2 });
  await user.click(await cell(/^Tuesday, 8–10 AM: 1 of 3/));
  const panel = within(screen.getByRole('region', { name: 'Tuesday, 8–10 AM' }));
  expect(panel.getByText('2 booked, 1 left')).toBeVisible();
  const less = panel.getByRole('button', { name: /^Decrease/ });
  await user.click(less);
  await user.click(less);
  expect(await cell(/^Tuesday, 8–10 AM: full, 2 booked/)).toBeVisible();
  await waitFor(() => expect(weekOf(seen)).toContainEqual(slot(1, '08:00-10:00', 2)));
  expect(seen).toHaveLength(1);
  expect(seen[0]?.body).toMatchObject({ slots: { cut_off: 60 } });
  // It has hours in its own zone.
  expect(seen[0]?.body).not.toHaveProperty('time_zone');
});

test('a plus adds the time on that day, and Undo takes it back', async () => {
  const { user, seen } = await open();
  await user.click(screen.getByRole('button', { name: 'Add Monday, 8–10 AM' }));
  await waitFor(() => expect(weekOf(seen)).toContainEqual(slot(0, '08:00-10:00', 3)));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(weekOf(seen)).toEqual(WEEK));
  expect(await cell(/^Add Monday, 8–10 AM$/)).toBeVisible();
});

test('a day is copied to others, in place of their times', async () => {
  const { user, seen } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy Tue' }));
  const copying = within(screen.getByRole('region', { name: 'Copy Tuesday' }));
  expect(copying.getByLabelText('Sun')).toBeDisabled();
  for (const day of ['Mon', 'Wed']) await user.click(copying.getByLabelText(day));
  await user.click(copying.getByRole('button', { name: 'Copy to 2 days' }));
  expect(await screen.findByText('4 slots on 2 days')).toBeVisible();
  await waitFor(() => expect(weekOf(seen)).toHaveLength(6));
});

test('a week is copied to another store, without the days on which that one is closed', async () => {
  const { user, seen } = await open([corner, pier]);
  const copying = within(screen.getByRole('region', { name: 'Copy the week' }));
  await user.click(copying.getByLabelText('Pier'));
  await user.click(copying.getByRole('button', { name: 'Copy to Pier' }));
  expect(await screen.findByText('Slots copied to Pier, without Tuesday')).toBeVisible();
  expect(seen[0]?.params).toEqual({ storeId: pier.store_id });
  expect(weekOf(seen)).toEqual([WEEK[0]]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(seen.at(-1)?.body).toMatchObject({ slots: null }));
});

test('a store that is closed on all days of the week keeps its slots', async () => {
  const tuesdays = { ...corner, slots: { cut_off: 60, week: WEEK.slice(1) } };
  const { user, seen } = await open([tuesdays, pier]);
  const copying = within(screen.getByRole('region', { name: 'Copy the week' }));
  await user.click(copying.getByLabelText('Pier'));
  await user.click(copying.getByRole('button', { name: 'Copy to Pier' }));
  expect(await screen.findByText('Pier is closed on these days')).toBeVisible();
  expect(seen).toEqual([]);
});

test('arrows go over closed days, + and − change places, Enter goes to the panel and Escape back', async () => {
  const { user, seen } = await open([{ ...corner, hours: weekly(2) }]);
  const monday = await cell(/^Monday, 12–2 PM/);
  monday.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await cell(/^Add Thursday, 12–2 PM/)).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}+');
  expect(await cell(/^Monday, 12–2 PM: 11 of 11/)).toHaveFocus();
  await waitFor(() => expect(weekOf(seen)).toContainEqual(slot(0, '12:00-14:00', 11)));
  await user.keyboard('{Enter}');
  expect(await cell(/^Monday, 12–2 PM/)).not.toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await cell(/^Monday, 12–2 PM/)).toHaveFocus();
  fireEvent.keyDown(await cell(/^Monday, 12–2 PM/), { key: 'Delete' });
  expect(await screen.findByText('Monday, 12–2 PM removed')).toBeVisible();
});

test.for(['Control', 'Meta', 'Alt'])('keys with %s are the browser’s', async (held) => {
  const { user, seen } = await open();
  const monday = await cell(/^Monday, 12–2 PM/);
  monday.focus();
  await user.keyboard(`{${held}>}+-{ArrowRight}{Delete}{/${held}}`);
  expect(monday).toHaveFocus();
  expect(seen).toEqual([]);
});

test('without slots the usual ones are one press', async () => {
  const { user, seen } = await open([{ ...corner, slots: null }]);
  await user.click(screen.getByRole('button', { name: /^Mon–Sat, 8 AM–8 PM/ }));
  await waitFor(() => expect(weekOf(seen)).toHaveLength(36));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(seen.at(-1)?.body).toMatchObject({ slots: null }));
});

test('Undo takes back one change alone, not those after it; no shelf is read again', async () => {
  const { user, asked, seen } = await open();
  await user.click(screen.getByRole('button', { name: 'Add Monday, 8–10 AM' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const tuesday = await cell(/^Tuesday, 12–2 PM: /);
  tuesday.focus();
  await user.keyboard('+');
  await waitFor(() => expect(weekOf(seen)).toContainEqual(slot(1, '12:00-14:00', 11)));
  await user.click(undo);
  const kept = [...WEEK.slice(0, 2), slot(1, '12:00-14:00', 11)];
  await waitFor(() => expect(weekOf(seen)).toEqual(kept));
  expect(await cell(/^Add Monday, 8–10 AM$/)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('what could not be saved goes back, and can be tried again', async () => {
  const { user } = await open();
  server.refuses(changeStore, 'unavailable');
  await user.click(screen.getByRole('button', { name: 'Add Monday, 8–10 AM' }));
  expect(await screen.findByText(/^The slots could not be saved\. \S/)).toBeVisible();
  expect(await cell(/^Add Monday, 8–10 AM$/)).toBeVisible();
  const seen = server.answers(changeStore, SAVED);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(weekOf(seen)).toHaveLength(4));
  // Now it is there, and Undo is for it again.
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(weekOf(seen)).toEqual(WEEK));
});

test('what somebody else changed first is shown, and the change can be made to that', async () => {
  const theirs = { cut_off: 60, week: [...WEEK.slice(1), slot(2, '08:00-10:00', 4)] };
  let asked = 0;
  const { user, seen } = await open();
  expect(screen.queryByText(/^Somebody else/)).toBeNull();
  server.answers(listVendorStores, () => {
    asked += 1;
    return { value: [{ ...corner, slots: theirs }] };
  });
  server.refuses(changeStore, 'conflict', { details: { current_slots: theirs } });
  await user.click(screen.getByRole('button', { name: 'Add Monday, 8–10 AM' }));
  expect(await screen.findByText(/Somebody else changed them first/)).toBeVisible();
  expect(asked).toBe(1);
  expect(seen).toEqual([]);
  expect(await cell(/^Wednesday, 8–10 AM: 4 of 4/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Monday, 12–2 PM' })).toBeVisible();

  const again = server.answers(changeStore, SAVED);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const both = { cut_off: 60, week: [slot(0, '08:00-10:00', 3), ...theirs.week] };
  await waitFor(() => expect(again[0]?.body).toEqual({ slots: both, expected_slots: theirs }));
  expect(screen.queryByText(/Somebody else changed them first/)).toBeNull();
});

test('a week that somebody else made while the cut-off alone was changed stays theirs', async () => {
  const { user, seen } = await open([{ ...corner, slots: null }]);
  await user.selectOptions(screen.getByLabelText('Take orders'), '120');
  server.answers(listVendorStores, { value: [{ ...corner, time_zone: 'America/Chicago' }] });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByText('America/Chicago time')).toBeVisible();
  clock.mockRestore();
  expect(seen).toEqual([]);

  const sent = server.refuses(changeStore, 'conflict', { details: { current_slots: WEEK } });
  await user.click(screen.getByRole('button', { name: /^Mon–Sat, 8 AM–8 PM/ }));
  expect(await screen.findByText(/Somebody else changed them first/)).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ slots: { cut_off: 120 }, expected_slots: null });
  expect(await cell(/^Tuesday, 8–10 AM: 3 of 3/)).toBeVisible();
});

test('Undo of a change that was refused leaves what somebody else saved', async () => {
  const theirs = { cut_off: 60, week: [slot(0, '12:00-14:00'), slot(1, '08:00-10:00', 7)] };
  const { user } = await open();
  server.answers(listVendorStores, { value: [{ ...corner, slots: theirs }] });
  server.refuses(changeStore, 'conflict', { details: { current_slots: theirs } });
  await user.click(await cell(/^Tuesday, 8–10 AM: 3 of 3/));
  await user.click(screen.getByRole('button', { name: 'Remove Tuesday, 8–10 AM' }));
  expect(await screen.findByText(/Somebody else changed them first/)).toBeVisible();

  const seen = server.answers(changeStore, SAVED);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/Somebody else changed them first/)).toBeNull());
  expect(await cell(/^Tuesday, 8–10 AM: 7 of 7/)).toBeVisible();
  // The next change is the first that is sent.
  await user.click(screen.getByRole('button', { name: 'Add Wednesday, 8–10 AM' }));
  const week = [...theirs.week, slot(2, '08:00-10:00', 7)];
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toEqual({ slots: { cut_off: 60, week }, expected_slots: theirs });
});

test('each change says what it replaces, also one that waited for the one before', async () => {
  const { user, seen } = await open();
  await user.click(screen.getByRole('button', { name: 'Add Monday, 8–10 AM' }));
  const monday = await cell(/^Monday, 8–10 AM: 3 of 3/);
  monday.focus();
  await user.keyboard('+');
  await waitFor(() => expect(weekOf(seen)).toContainEqual(slot(0, '08:00-10:00', 4)));
  const [first, ...later] = seen.map(({ body }) => body as Record<string, unknown>);
  expect(first?.['expected_slots']).toEqual(corner.slots);
  const sent = [first, ...later].map((body) => body?.['slots']);
  expect(later.map((body) => body['expected_slots'])).toEqual(sent.slice(0, -1));
});

test('what could not be saved is told on the next page too', async () => {
  const { router } = await open();
  server.refuses(changeStore, 'unavailable');
  fireEvent.click(screen.getByRole('button', { name: 'Add Monday, 8–10 AM' }));
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('The slots could not be saved.')).toBeVisible();
});

test('slots of a closed day are there to be removed; none can be added', async () => {
  const { user, seen } = await open([{ ...corner, hours: weekly(1) }], { '1 08:00': 2 });
  expect(await cell(/^Tuesday, 8–10 AM: closed, 2 booked$/)).toBeVisible();
  await user.click(await cell(/^Tuesday, 12–2 PM: closed$/));
  await user.click(screen.getByRole('button', { name: 'Remove Tuesday, 12–2 PM' }));
  await waitFor(() => expect(weekOf(seen)).toEqual(WEEK.slice(0, 2)));
  expect(screen.queryByRole('button', { name: /^Add Tuesday/ })).toBeNull();
});

test('while what is booked cannot be read, there are no fewer places, until it can', async () => {
  const { user, seen } = await open([corner], null);
  expect(await screen.findByText(/^How many are booked is not known now/)).toBeVisible();
  await user.click(await cell(/^Tuesday, 8–10 AM: 3 places$/));
  await user.click(screen.getByRole('button', { name: /^Decrease/ }));
  (await cell(/^Tuesday, 8–10 AM: 3 places$/)).focus();
  await user.keyboard('-');
  expect(screen.getByText('places this week')).toHaveTextContent('23 places this week');
  expect(seen).toEqual([]);
  server.answers(listSlotBookings, { value: [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await cell(/^Tuesday, 8–10 AM: 3 of 3 places left$/)).toBeVisible();
});

test('a phone shows one day at a time', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const { user } = await open();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('list', { name: 'Slots of Mon' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Tue / }));
  expect(await cell(/^Tuesday, 8–10 AM/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Sun / }));
  expect(screen.getByText('Closed on this day.')).toBeVisible();
});

test.for([
  ['From', '12:00', 'Monday, Tuesday: a slot starts then already'],
  ['To', '09:00', 'Must be after the start'],
  ['Orders', '501', 'Enter 1 to 500'],
] as const)('a new time with %s %s is refused at its box', async ([label, text, problem]) => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a time' }));
  const form = within(screen.getByRole('form', { name: 'Add slots' }));
  const put = async (name: string, value: string) => {
    await user.clear(form.getByLabelText(name));
    await user.type(form.getByLabelText(name), value);
  };
  await put('To', '15:00');
  await put(label, text);
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByText(problem)).toBeVisible();
});
