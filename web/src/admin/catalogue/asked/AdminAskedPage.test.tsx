import { cents } from '@larder/shared/basics/money';
import { listIngredientPictures } from '@larder/shared/food/adminIngredients.calls';
import {
  acceptProduct,
  type AskedProduct,
  declineProduct,
  listAskedProducts,
  matchProduct,
} from '@larder/shared/food/productRequests.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminAskedPage } from './AdminAskedPage.tsx';

const server = mockServer();
const id = (n: number) => `01890000-0000-7000-8000-0000000000c${n}`;
const dill: AskedProduct = {
  request_id: id(1),
  store_id: id(2),
  store_name: 'Corner',
  vendor_id: id(3),
  vendor_name: 'Vera',
  name: 'Dill weeds',
  unit_quantity: 250,
  unit: 'gm',
  category: 'Produce',
  image: null,
  price: cents(250),
  quantity: 12,
  created_at: new Date('2026-05-01T10:00:00Z'),
  closest: [
    {
      ingredient_id: id(4),
      name: 'Dill weed',
      unit_quantity: 100,
      unit: 'gm',
      image: null,
      similarity: 0.8,
    },
  ],
};

function open(requests: AskedProduct[] = [dill]) {
  let left = requests;
  server.answers(listIngredientPictures, { pictures: [] });
  server.answers(listAskedProducts, () => ({
    requests: left,
    first: 1,
    truncated: false,
    total: left.length,
  }));
  const page = openPage(<AdminAskedPage />, { at: '/admin/asked', as: someone({ role: 'admin' }) });
  return { ...page, empty: () => void (left = []) };
}
const press = (name: string) => screen.findByRole('button', { name });

test('an accepted product may be edited first, and leaves the queue', async () => {
  const { user, empty } = open();
  const sent = server.answers(acceptProduct, () => {
    empty();
    return { message: 'ok', on_shelf: true };
  });
  await user.click(await press('Add to the catalogue: Dill weeds'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to the catalogue' }));
  const name = dialog.getByLabelText('Name');
  expect(name).toHaveValue('Dill weeds');
  await user.clear(name);
  await user.type(name, 'Dill, fresh');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Dill, fresh added. Vera has it on the shelf.')).toBeVisible();
  expect(sent.map(({ params, body }) => [params, body])).toEqual([
    [
      { id: id(1) },
      {
        ingredient: {
          name: 'Dill, fresh',
          unit_quantity: 250,
          unit: 'gm',
          category: 'Produce',
          image: null,
        },
      },
    ],
  ]);
  expect(await screen.findByText('Nobody misses a product')).toBeVisible();
});

test('it is one that is there: the name becomes another name, unless unticked', async () => {
  const { user } = open();
  const sent = server.answers(matchProduct, { message: 'ok', on_shelf: false });
  for (const alias of [true, false]) {
    await user.click(await screen.findByRole('button', { name: /^Dill weeds is Dill weed/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What is “Dill weeds”?' }));
    const box = dialog.getByRole('checkbox', { name: '“Dill weeds” is another name of it' });
    expect(box).toBeChecked();
    if (!alias) await user.click(box);
    await user.click(dialog.getByRole('button', { name: 'It is this one' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(sent.map(({ body }) => body)).toEqual([
    { ingredient_id: id(4), alias: true },
    { ingredient_id: id(4), alias: false },
  ]);
  expect(screen.getAllByText(/The store has closed, so it is on no shelf\./)[0]).toBeVisible();
});

test('declining needs a reason', async () => {
  const { user } = open();
  const sent = server.answers(declineProduct, { message: 'Declined' });
  await user.click(await press('Decline Dill weeds'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline “Dill weeds”?' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('Reason is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'No live animals');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Dill weeds declined')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'No live animals' }]);
});

test('what somebody else decided first is said, and the dialog stays', async () => {
  const { user } = open();
  server.refuses(acceptProduct, 'conflict');
  await user.click(await press('Add to the catalogue: Dill weeds'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to the catalogue' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Somebody else changed this first')).toBeVisible();
});

test('a failed list can be loaded again', async () => {
  server.refuses(listAskedProducts, 'unavailable');
  const { user } = openPage(<AdminAskedPage />, {
    at: '/admin/asked',
    as: someone({ role: 'admin' }),
  });
  expect(await screen.findByText('Failed to load asked products.')).toBeVisible();
  server.answers(listAskedProducts, { requests: [dill], first: 1, truncated: false, total: 1 });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: /^Dill weeds/ })).toBeVisible();
});
