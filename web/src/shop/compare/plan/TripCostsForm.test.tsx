import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';
import { getPlanSettings, putPlanSettings } from '@larder/shared/plan/planSettings.calls';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { storedUser } from '#platform/session/storedUser.ts';
import { useAccountTripCosts } from '#shop/compare/queries/planSettings.ts';
import { setTripCosts, tripCostsNow } from '#shop/compare/state/tripCosts.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { TripCostsForm } from './TripCostsForm.tsx';

const server = mockServer();
const maya = someone();
const SETTINGS = { cents_per_mile: 65.5, cents_per_stop: 250, max_stops: 2, worth_cents: 75 };
const COSTS = { centsPerMile: 65.5, centsPerStop: 250, maxStops: 2, worthCents: 75 };

function Page() {
  useAccountTripCosts();
  return <TripCostsForm />;
}

const open = (as = maya) => openPage(<Page />, { at: '/shopping', as });
const openSignedOut = () => openPage(<Page />, { at: '/shopping' });
const bodies = (seen: readonly { body: unknown }[]) => seen.map(({ body }) => body);
const soon = { timeout: 15_000 };

test('the account’s are taken, and an open form shows them', async () => {
  server.answers(getPlanSettings, { settings: SETTINGS });
  const sent = server.answers(putPlanSettings, { settings: SETTINGS });
  setTripCosts({ ...COSTS, centsPerMile: 10 });
  open();
  await waitFor(() => expect(screen.getByLabelText('Cents a mile')).toHaveValue('65.5'), soon);
  expect(screen.getByLabelText('A stop')).toHaveValue('2.50');
  expect(tripCostsNow()).toEqual(COSTS);
  expect(sent).toEqual([]);
});

test('an account without any gets the browser’s', async () => {
  const sent = server.answers(putPlanSettings, { settings: SETTINGS });
  setTripCosts(COSTS);
  open();
  await waitFor(() => expect(bodies(sent)).toEqual([SETTINGS]), soon);
  expect(tripCostsNow()).toEqual(COSTS);
});

test('defaults that nobody changed are not sent', async () => {
  const asked = server.answers(getPlanSettings, { settings: null });
  const sent = server.answers(putPlanSettings, { settings: SETTINGS });
  open();
  await waitFor(() => expect(asked).toHaveLength(1), soon);
  // The calls go one after the other: a second page's comes after whatever the first one sends.
  cleanup();
  open();
  await waitFor(() => expect(asked).toHaveLength(2), soon);
  expect(sent).toEqual([]);
  expect(tripCostsNow()).toEqual(PLAN_DEFAULTS);
});

test('a change holds at once and is sent once, when typing has ended', async () => {
  const asked = server.answers(getPlanSettings, { settings: SETTINGS });
  const sent = server.answers(putPlanSettings, { settings: SETTINGS });
  const { user } = open();
  await waitFor(() => expect(asked).toHaveLength(1), soon);
  await waitFor(() => expect(tripCostsNow()).toEqual(COSTS), soon);
  const box = screen.getByLabelText('Cents a mile');
  await user.clear(box);
  await user.type(box, '12.5');
  expect(box).toHaveValue('12.5');
  expect(tripCostsNow().centsPerMile).toBe(12.5);
  await user.selectOptions(screen.getByLabelText('At most'), '4 stores');
  await waitFor(
    () => expect(bodies(sent)).toEqual([{ ...SETTINGS, cents_per_mile: 12.5, max_stops: 4 }]),
    soon,
  );
});

/** Chooses 5 stores, which cannot be sent. */
async function changeUnsent(): Promise<void> {
  server.answers(getPlanSettings, { settings: SETTINGS });
  const failed = server.breaks(putPlanSettings);
  const { user } = open();
  await waitFor(() => expect(tripCostsNow()).toEqual(COSTS), soon);
  await user.selectOptions(screen.getByLabelText('At most'), '5 stores');
  await waitFor(() => expect(failed).toHaveLength(1), soon);
}

test('what could not be sent is sent when the page is opened again, and not overwritten', async () => {
  await changeUnsent();
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  const sent = server.answers(putPlanSettings, { settings: SETTINGS });
  open();
  await waitFor(() => expect(bodies(sent)).toEqual([{ ...SETTINGS, max_stops: 5 }]), soon);
  expect(tripCostsNow().maxStops).toBe(5);
});

test('one person’s unsent change is not sent for another', async () => {
  await changeUnsent();
  cleanup();
  const sent = server.answers(putPlanSettings, { settings: SETTINGS });
  open(someone({ id: '01890000-0000-7000-8000-000000000002' }));
  await waitFor(() => expect(tripCostsNow()).toEqual(COSTS), soon);
  expect(sent).toEqual([]);
});

test.for([
  ['nobody', undefined],
  ['an administrator', someone({ role: 'admin' })],
] as const)('%s changes the browser’s only; a later sign-in asks', async ([, who]) => {
  const asked = server.answers(getPlanSettings, { settings: SETTINGS });
  const sent = server.answers(putPlanSettings, { settings: SETTINGS });
  const { user } = who ? open(who) : openSignedOut();
  await user.selectOptions(screen.getByLabelText('At most'), '1 store');
  expect(tripCostsNow().maxStops).toBe(1);
  expect([asked, sent]).toEqual([[], []]);
  act(() => storedUser.set(maya));
  await waitFor(() => expect(tripCostsNow()).toEqual(COSTS), soon);
  expect([asked.length, sent]).toEqual([1, []]);
});
