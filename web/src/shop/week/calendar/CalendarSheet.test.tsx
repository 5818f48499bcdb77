import {
  type CalendarLink,
  createCalendarLink,
  getCalendar,
  type HouseholdCalendar,
  revokeCalendarLink,
  setCalendar,
} from '@larder/shared/kitchen/week/calendar.calls';
import { firstSettings, MAX_CALENDAR_LINKS } from '@larder/shared/kitchen/week/mealCalendar';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { setHouseholdView } from '#shop/kitchen/queries/householdView.ts';
import { household, MAYA, SAM } from '#testing/kitchen.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { CalendarSheet } from './CalendarSheet.tsx';

const server = mockServer();
const sam = someone({ id: SAM, name: 'Sam Rivera' });
const URL_OF_LINK = `https://larder.test/calendar/${'q7Zk2mVf'.repeat(5)}abc.ics`;
const idOf = (n: number) => `01890000-0000-7000-8000-0000000000c${n}`;

const link = (n: number, more: Partial<CalendarLink> = {}): CalendarLink => ({
  link_id: idOf(n),
  made_by: SAM,
  name: null,
  created_at: new Date(Date.now() - n * 1000),
  read_at: null,
  ...more,
});

/** Opens the sheet on a server that keeps links and times. */
function open(first: Partial<HouseholdCalendar> = {}, as: typeof sam | null = sam) {
  let calendar: HouseholdCalendar = { settings: null, links: [], ...first };
  server.answers(getCalendar, () => calendar);
  const made = server.answers(createCalendarLink, ({ body }) => {
    const { name = null } = body as { name?: string };
    const one = link(0, { name });
    calendar = { ...calendar, links: [one, ...calendar.links] };
    return { link: one, url: URL_OF_LINK };
  });
  const changed = server.answers(setCalendar, ({ body }) => {
    calendar = { ...calendar, settings: body as HouseholdCalendar['settings'] };
    return calendar;
  });
  const revoked = server.answers(revokeCalendarLink, ({ params }) => {
    const links = calendar.links.filter(({ link_id }) => link_id !== params['id']);
    calendar = { ...calendar, links };
  });
  const onClose = vi.fn<() => void>();
  const page = openPage(<CalendarSheet onClose={onClose} />, as ? { as } : {});
  if (as) setHouseholdView(household());
  return { ...page, made, changed, revoked, onClose };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rowOf = (words: string) => screen.getByText(words).closest('li') ?? document.body;

afterEach(() => vi.useRealTimers());

test('the first link is shown once, copied, and opened by the calendar', async () => {
  const { user, made } = open();
  await user.dblClick(await button('Make a link'));
  const copy = await button('Copy');
  expect(copy).toHaveFocus();
  expect(made.map(({ body }) => body)).toEqual([
    { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
  ]);
  expect(screen.getByRole('textbox', { name: 'Link of the calendar' })).toHaveValue(URL_OF_LINK);
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    URL_OF_LINK.replace('https:', 'webcal:'),
  );
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.useFakeTimers();
  fireEvent.click(copy);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(copied).toHaveBeenCalledWith(URL_OF_LINK);
  expect(copy).toHaveTextContent('Copied');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(copy).toHaveTextContent(/^Copy$/);
  expect(screen.getByText('You, this link')).toBeVisible();
});

test('where the browser does not copy, the link is selected', async () => {
  const { user } = open();
  await user.click(await button('Make a link'));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(await button('Copy'));
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link of the calendar' });
  await waitFor(() => expect(box).toHaveFocus());
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, URL_OF_LINK.length]);
  expect(screen.getByRole('alert')).toHaveTextContent('Press Ctrl C');
});

test('another link has the name of what reads it', async () => {
  const { user, made } = open({ links: [link(1)] });
  await user.click(await button('New link'));
  await user.type(screen.getByRole('textbox', { name: /What reads it/ }), 'Kitchen tablet{Enter}');
  expect(await screen.findByText('Kitchen tablet, this link')).toBeVisible();
  expect(made[0]?.body).toMatchObject({ name: 'Kitchen tablet' });
});

test('revoking asks in the row, and says that it is done', async () => {
  const { user, revoked } = open({ links: [link(1), link(2, { made_by: MAYA })] });
  await user.click(await button('Revoke Maya'));
  const row = rowOf('Maya');
  expect(row).toHaveTextContent('Maya’s calendar stops.');
  const keep = within(row).getByRole('button', { name: 'Keep' });
  expect(keep).toHaveFocus();
  await user.click(keep);
  expect(row).not.toHaveTextContent('stops');
  await user.click(await button('Revoke Maya'));
  await user.click(within(row).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(revoked.map(({ params }) => params)).toEqual([{ id: idOf(2) }]));
  await waitFor(() => expect(rowOf('Maya')).toHaveTextContent('Revoked'));
});

test('times are saved at once, in the order in which they were changed', async () => {
  const { user, changed } = open({ settings: firstSettings('America/New_York'), links: [link(1)] });
  const dinner = await screen.findByRole('combobox', { name: 'Dinner is at' });
  expect(screen.getByText('5:35 PM to 7:00 PM, for 4')).toBeVisible();
  await user.selectOptions(dinner, '8:15 PM');
  expect(screen.getByText('6:50 PM to 8:15 PM, for 4')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Breakfast' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Wherever I am');
  await waitFor(() => expect(changed).toHaveLength(3));
  expect(changed[2]?.body).toMatchObject({
    zone: null,
    meals: { dinner: { at: '20:15' }, breakfast: { shown: true } },
  });
});

test('a household with ten links revokes one first', async () => {
  const links = Array.from({ length: MAX_CALENDAR_LINKS }, (_, n) => link(n));
  open({ links });
  expect(await button('New link')).toBeDisabled();
  expect(screen.getByText('Ten links are in use. Revoke one first.')).toBeVisible();
});

test('what fails is said: the link, and reading the links', async () => {
  const { user } = open();
  const refused = server.refuses(createCalendarLink, 'unavailable');
  await user.click(await button('Make a link'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was made.');
  expect(refused.length).toBeGreaterThan(0);
});

test('without a network times show, and links are neither made nor revoked', async () => {
  open({ links: [link(1)] });
  await button('New link');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/without a network/)).toBeVisible();
  expect(await button('New link')).toBeDisabled();
  expect(screen.getByRole('button', { name: /^Revoke/ })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Dinner is at' })).toHaveValue('19:00');
});

test('a guest is asked to log in', async () => {
  open({}, null);
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
});
