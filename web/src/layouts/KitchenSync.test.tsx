import { ERRORS } from '@larder/shared/basics/errors.model';
import { getKitchen, type KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import { MAX_LINES } from '@larder/shared/kitchen/kitchenLimits';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { useAuth } from '#platform/session/session.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { adoptGuests, giveTo } from '#platform/stored/adopt.ts';
import { addressOf } from '#platform/stored/owner.ts';
import { setHouseholdView } from '#shop/kitchen/queries/householdView.ts';
import { chooseBrand } from '#shop/kitchen/state/brands.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import {
  HERE,
  kitchenHome,
  setKitchenHome,
  updateWaitingOps,
  waitingOps,
} from '#shop/kitchen/state/kitchen.ts';
import { confirmedKitchen, setConfirmedKitchen } from '#shop/kitchen/state/kitchenConfirmed.ts';
import { householdNow } from '#shop/kitchen/state/kitchenPeople.ts';
import { listByHand, removeLine } from '#shop/kitchen/state/listChanges.ts';
import { pantryNow } from '#shop/kitchen/state/pantry.ts';
import { household, MAYA, mockKitchen, SAM } from '#testing/kitchen.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { KitchenSync } from './KitchenSync.tsx';

const server = mockServer();
const item = (name: string) => ({ name, amount: 1, unit: '' });
const added = (name: string) => ({ kind: 'add_item', payload: { item: item(name) } }) as const;
const names = () => groceryList().lines.map(({ name }) => name);
const online = () => fireEvent(window, new Event('online'));

function LogoutButton() {
  const { logout } = useAuth();
  return (
    <button type="button" onClick={() => void logout()}>
      Logout
    </button>
  );
}

/** A signed-in browser that knows the kitchen. */
async function open(...lines: string[]) {
  const kitchen = mockKitchen(server);
  for (const name of lines) kitchen.act(added(name));
  const page = openPage(
    <>
      <KitchenSync />
      <LogoutButton />
    </>,
    { as: someone({ id: SAM, name: 'Sam Rivera' }) },
  );
  await waitFor(() => expect(names()).toEqual(lines));
  await waitFor(() => expect(kitchenHome()).toBeDefined());
  return { kitchen, ...page };
}

test('a logout asks when changes wait for a network, and loses none unasked', async () => {
  const { kitchen, user } = await open('milk');
  kitchen.isDown = true;
  act(() => void listByHand(item('tea'), item('jam')));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const question = 'Log out with changes that nobody has?';
  expect(await screen.findByRole('alertdialog', { name: question })).toHaveTextContent(
    '2 changes wait for a network.',
  );
  await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect([storedUser.get()?.id, waitingOps().length]).toEqual([SAM, 2]);

  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Log out anyway' }));
  await waitFor(() => expect(storedUser.get()).toBeUndefined());
  expect([waitingOps(), names()]).toEqual([[], []]);
});

test('a logout with a network sends what waits, and asks nothing', async () => {
  const { kitchen, user } = await open('milk');
  kitchen.isDown = true;
  act(() => void listByHand(item('tea')));
  await waitFor(() => expect(waitingOps()).toHaveLength(1));
  kitchen.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(storedUser.get()).toBeUndefined());
  expect(kitchen.state().lines.map(({ name }) => name)).toEqual(['milk', 'tea']);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a device that was away for too long gets the state anew, and sends what it has', async () => {
  const { kitchen } = await open('milk', 'eggs');
  kitchen.isDown = true;
  act(() => {
    listByHand(item('tea'));
    removeLine(groceryList().lines[1]?.key ?? '');
  });
  for (const name of ['bread', 'jam']) kitchen.act(added(name));
  kitchen.forgottenSeq = kitchen.state().seq;
  kitchen.isDown = false;
  online();
  await waitFor(() => expect(waitingOps()).toEqual([]));
  expect(kitchen.state().lines.map(({ name }) => name)).toEqual(['milk', 'bread', 'jam', 'tea']);
  await waitFor(() => expect(names()).toEqual(['milk', 'bread', 'jam', 'tea']));
});

test('what waits is sent once when the copy of the kitchen cannot be read', async () => {
  for (const name of ['milk', 'eggs']) listByHand(item(name));
  const device = '01890000-0000-7000-8000-0000000000f1';
  setKitchenHome({ user_id: SAM, device, seq: 1 });
  const op = { ...added('eggs'), op_id: crypto.randomUUID(), device, at: 0, base_seq: 1 };
  updateWaitingOps(() => [op]);
  const kitchen = mockKitchen(server);
  kitchen.act(added('milk'));
  openPage(<KitchenSync />, { as: someone({ id: SAM, name: 'Sam Rivera' }) });
  await waitFor(() => expect(kitchen.log().length).toBeGreaterThan(1));
  await waitFor(() => expect(waitingOps()).toEqual([]));
  expect(
    kitchen.state().lines.map(({ name, contributions }) => [name, contributions.length]),
  ).toEqual([
    ['milk', 1],
    ['eggs', 1],
  ]);
});

test('the 1,001st line is refused with words; what waits besides is sent', async () => {
  const { kitchen } = await open(...Array.from({ length: MAX_LINES }, (_, n) => `thing ${n + 1}`));
  kitchen.isDown = true;
  act(() => {
    listByHand(item('one too many'));
    removeLine('thing 7');
  });
  kitchen.isDown = false;
  online();
  expect(await screen.findByText('The list has 1,000 lines. Remove some first.')).toBeVisible();
  await waitFor(() => expect(waitingOps()).toEqual([]));
  expect(kitchen.state().lines).toHaveLength(MAX_LINES - 1);
  expect(names()).toHaveLength(MAX_LINES - 1);
  expect(names()).not.toContain('one too many');
});

test('what a full kitchen has no room for is refused with words; what waits besides is sent', async () => {
  const { kitchen } = await open('milk');
  const wide = '漢'.repeat(190);
  const ingredients = (nth: number) =>
    Array.from({ length: 200 }, (_, n) => ({ ...item(`${wide} ${nth} ${n}`), note: wide }));
  const recipe = (nth: number) => ({
    recipe: { id: `r${nth}`, title: 'R', servings: 1, ingredients: ingredients(nth) },
    servings: 1,
  });
  for (let nth = 0; nth < 4; nth += 1) kitchen.act({ kind: 'add_recipe', payload: recipe(nth) });
  for (let before = 0; kitchen.state().lines.length > before;) {
    before = kitchen.state().lines.length;
    kitchen.act({ kind: 'add_item', payload: { item: { ...item(`${wide} ${before}`) } } });
  }
  const { length } = kitchen.state().lines;
  await waitFor(() => expect(names()).toHaveLength(length));
  kitchen.isDown = true;
  act(() => {
    listByHand({ ...item(`${wide} more`), note: wide });
    removeLine('milk');
  });
  kitchen.isDown = false;
  online();
  expect(await screen.findByText(ERRORS.kitchen_full.message)).toBeVisible();
  await waitFor(() => expect(waitingOps()).toEqual([]));
  expect(kitchen.state().lines).toHaveLength(length - 1);
  expect(kitchen.state().removed.map(({ line }) => line.name)).toEqual(['milk']);
});

const [self] = household().members;
const alone = household({
  household_id: '01890000-0000-7000-8000-00000000000b',
  name: 'Our kitchen',
  members: self ? [self] : [],
});

test('who joined while nothing was heard is known at the next opening', async () => {
  const kitchen = mockKitchen(server);
  setHouseholdView(household({ members: alone.members }));
  setConfirmedKitchen({ household_id: household().household_id, state: kitchen.state() });
  setKitchenHome({ user_id: SAM, device: crypto.randomUUID(), seq: 0 });
  openPage(<KitchenSync />, { as: someone({ id: SAM, name: 'Sam Rivera' }) });
  await waitFor(() => expect(householdNow()?.members).toHaveLength(2));
});

describe('a copy that a tab of the version before has written without brands', () => {
  const payload = { food: 'Milk', brand: 'Horizon', choice: 'prefer' } as const;
  const stripped = ({ brands: _, ...state }: KitchenState) => state;

  /** Opens with such a copy; the server is as far, and has a chosen brand. */
  function openStripped(
    serve: (kitchen: ReturnType<typeof mockKitchen>) => void = () => undefined,
  ) {
    const kitchen = mockKitchen(server);
    kitchen.act(added('milk'));
    kitchen.act({ kind: 'brand_choice', payload });
    serve(kitchen);
    const state = stripped(kitchen.state());
    setConfirmedKitchen({ household_id: household().household_id, state });
    setKitchenHome({ user_id: SAM, device: crypto.randomUUID(), seq: state.seq });
    openPage(<KitchenSync />, { as: someone({ id: SAM, name: 'Sam Rivera' }) });
    return kitchen;
  }

  test('gets them back', async () => {
    openStripped();
    await waitFor(() => expect(pantryNow().brands).toEqual([payload]));
    expect(confirmedKitchen()?.state.brands).toEqual([payload]);
  });

  test('gets them back each time, also before a choice is sent', async () => {
    const kitchen = openStripped();
    await waitFor(() => expect(pantryNow().brands).toEqual([payload]));
    const state = stripped(kitchen.state());
    setConfirmedKitchen({ household_id: household().household_id, state });
    const other = { ...payload, brand: 'Lucerne', choice: 'never' } as const;
    act(() => void chooseBrand(other));
    await waitFor(() => expect(waitingOps()).toEqual([]));
    expect(kitchen.state().brands).toEqual([payload, other]);
    expect(pantryNow().brands).toEqual([payload, other]);
  });

  test('is asked for once while a server of that version answers', async () => {
    let asked: unknown[] = [];
    const kitchen = openStripped(({ state: now }) => {
      asked = server.answers(getKitchen, () => ({
        state: stripped(now()),
        household: household(),
      }));
    });
    await waitFor(() => expect(asked).toHaveLength(1));
    for (const name of ['tea', 'jam']) {
      act(() => void listByHand(item(name)));
      await waitFor(() => expect(kitchen.state().lines.map((line) => line.name)).toContain(name));
      await waitFor(() => expect(waitingOps()).toEqual([]));
    }
    expect(asked).toHaveLength(1);
  });
});

test('what waits of somebody whose session ended is not done in the kitchen of the next', async () => {
  const kitchen = mockKitchen(server);
  kitchen.act(added('milk'));
  const device = crypto.randomUUID();
  setConfirmedKitchen({ household_id: alone.household_id, state: kitchen.state() });
  setKitchenHome({ user_id: MAYA, device, seq: 1 });
  // Another milk: the first line of this name in another kitchen.
  const payload = { lines: [{ key: 'milk', generation: 1 }] };
  const common = { op_id: crypto.randomUUID(), device, at: Date.now(), base_seq: 1 };
  updateWaitingOps(() => [{ ...common, kind: 'remove_lines', payload }]);
  giveTo(MAYA);
  openPage(<KitchenSync />, { as: someone({ id: SAM, name: 'Sam Rivera' }) });
  await waitFor(() => expect(kitchenHome()?.user_id).toBe(SAM));
  await waitFor(() => expect(waitingOps()).toEqual([]));
  expect(kitchen.state().lines.map(({ name }) => name)).toEqual(['milk']);
  expect(names()).toEqual(['milk']);
  // It waits for who made it.
  const kept = localStorage.getItem(addressOf('kitchenWaiting', MAYA));
  expect(kept).toContain(common.op_id);
});

test('what a guest pressed and nothing has shown changes the guest’s list, and none of the account’s lines', async () => {
  const kitchen = mockKitchen(server);
  for (const name of ['milk', 'bread']) kitchen.act(added(name));
  const device = crypto.randomUUID();
  setConfirmedKitchen({ household_id: alone.household_id, state: kitchen.state() });
  setKitchenHome({ user_id: SAM, device, seq: 2 });
  giveTo(SAM);
  // Signed out: another milk, and a Clear List before the code for it has come.
  listByHand(item('milk'), item('eggs'));
  const common = { device: HERE, at: Date.now(), base_seq: 0 };
  updateWaitingOps(() => [
    { ...common, op_id: crypto.randomUUID(), kind: 'clear', payload: { only: 'all' } },
    { ...common, op_id: crypto.randomUUID(), ...added('tea') },
  ]);
  adoptGuests(SAM);
  openPage(<KitchenSync />, { as: someone({ id: SAM, name: 'Sam Rivera' }) });
  await waitFor(() => expect(names()).toEqual(['milk', 'bread', 'tea']));
  await waitFor(() => expect(waitingOps()).toEqual([]));
  expect(kitchen.state().lines.map(({ name }) => name)).toEqual(['milk', 'bread', 'tea']);
});

test('who is removed while looking hears it, and goes on with a copy', async () => {
  const { kitchen } = await open('milk');
  await waitFor(() => expect(householdNow()?.members).toHaveLength(2));
  kitchen.moveTo(alone);
  kitchen.tellPeople();
  const words = 'You are not in Rivera household any more. You have a list of your own now.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(confirmedKitchen()?.household_id).toBe(alone.household_id);
  expect(names()).toEqual(['milk']);
});

test('who was removed while offline hears it, and goes on with a copy', async () => {
  const { kitchen } = await open('milk');
  kitchen.isDown = true;
  act(() => void listByHand(item('tea')));
  kitchen.moveTo(alone);
  kitchen.isDown = false;
  online();
  expect(
    await screen.findByText(
      'You are not in this household any more. You have a list of your own now.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(waitingOps()).toEqual([]));
  expect(confirmedKitchen()?.household_id).toBe(alone.household_id);
  expect(householdNow()?.members).toHaveLength(1);
  expect(kitchen.state().lines.map(({ name }) => name)).toEqual(['milk', 'tea']);
});
