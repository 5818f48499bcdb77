import { recipeInformation } from '@larder/shared/recipes/provider.calls';
import { addCooked, listSavedIds } from '@larder/shared/recipes/saved.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';

import { KitchenSync } from '#layouts/KitchenSync.tsx';
import { pantryNow } from '#shop/kitchen/state/pantry.ts';
import { mockKitchen, SAM } from '#testing/kitchen.ts';
import { openPage, someone } from '#testing/page.tsx';
import { recipePart } from '#testing/providerRecipe.ts';
import { mockServer } from '#testing/server.ts';

import { FinishCooking } from './FinishCooking.tsx';

const server = mockServer();
beforeEach(() => deleteDB('recipes'));

/** For two. */
const DAL = {
  id: 7,
  title: 'Dal',
  image: null,
  servings: 2,
  extendedIngredients: [recipePart('rice', 200, 'g')],
};
const entry = {
  cooked_id: '01890000-0000-7000-8000-0000000000c1',
  cooked_on: '2020-11-03',
  note: null,
  rating: null,
};

/** The end of cooking for five, with some of one thing at home. */
async function finish(name: string) {
  const kitchen = mockKitchen(server);
  const item = { key: name, name, kind: 'about' as const, low: false, amount: 900 };
  kitchen.act({
    kind: 'pantry_set',
    payload: { item: { ...item, unit: 'gm' as const, opened: false } },
  });
  server.answers(listSavedIds, { value: [] });
  server.answers(recipeInformation, DAL);
  const noted = server.answers(addCooked, {
    entry,
    tally: { times: 1, last_on: entry.cooked_on, rating: null },
  });
  const [onStay, onLeave] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = openPage(
    <>
      <KitchenSync />
      <FinishCooking
        dish={{ key: '7', title: 'Dal' }}
        servings={5}
        onStay={onStay}
        onLeave={onLeave}
      >
        <p>A timer is still running</p>
      </FinishCooking>
    </>,
    { at: '/recipe/7/cook', as: someone({ id: SAM, name: 'Sam Rivera' }) },
  );
  await waitFor(() => expect(pantryNow().pantry).toHaveLength(1));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cooked It' }));
  return { user, dialog, kitchen, noted, onStay, onLeave };
}

test('what was cooked is noted for as many as it was cooked, taken from the pantry, and left', async () => {
  const { user, dialog, kitchen, noted, onStay, onLeave } = await finish('rice');
  expect(dialog.getByText('A timer is still running')).toBeVisible();
  expect(await dialog.findByText('About 18 oz rice.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Decrease Servings cooked' }));
  expect(await dialog.findByText('About 14 oz rice.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: '4 stars' }));
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Less salt');
  await user.click(dialog.getByRole('button', { name: 'I Cooked It' }));
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  expect(noted[0]?.body).toMatchObject({ recipe: '7', rating: 4, note: 'Less salt' });
  await waitFor(() => expect(kitchen.state().pantry[0]?.amount).toBe(500));
  expect(onStay).not.toHaveBeenCalled();
});

test('the servings are asked for also when the pantry has nothing of it', async () => {
  const { dialog } = await finish('tea');
  expect(await dialog.findByText('The pantry has nothing of it.')).toBeVisible();
  expect(dialog.getByRole('group', { name: /Servings cooked/ })).toHaveTextContent('5 servings');
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('one may stay, or leave without noting', async () => {
  const { user, dialog, noted, kitchen, onStay, onLeave } = await finish('rice');
  await user.keyboard('{Escape}');
  expect(onStay).toHaveBeenCalledTimes(1);
  await user.click(dialog.getByRole('button', { name: 'Not Now' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(noted).toEqual([]);
  expect(kitchen.state().pantry[0]?.amount).toBe(900);
});
