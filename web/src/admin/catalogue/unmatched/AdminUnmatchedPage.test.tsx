import {
  dismissUnmatched,
  listUnmatched,
  type UnmatchedName,
} from '@larder/shared/food/adminCatalogue.calls';
import { addAlias, listAdminIngredients } from '@larder/shared/food/adminIngredients.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminUnmatchedPage } from './AdminUnmatchedPage.tsx';

const server = mockServer();
const admin = someone({ role: 'admin' });
const CILANTRO = '01890000-0000-7000-8000-000000010001';

const leaf: UnmatchedName = {
  name: 'cilantro leaf',
  times: 1234,
  closest: [{ ingredient_id: CILANTRO, name: 'Fresh cilantro', image: null, similarity: 0.618 }],
};
const quark: UnmatchedName = { name: 'quark', times: null, closest: [] };

function has(names: UnmatchedName[], total = names.length) {
  const truncated = total > names.length;
  return server.answers(listUnmatched, ({ query }) => ({
    names,
    first: query['cursor'] === undefined ? 1 : 26,
    total,
    truncated,
    ...(truncated && { next_cursor: 'on' }),
  }));
}
function open(names = [leaf, quark], total = names.length) {
  has(names, total);
  return openPage(<AdminUnmatchedPage />, { at: '/admin/unmatched', as: admin });
}

test('shows how often each name was asked for; numbers below 5 are not exact', async () => {
  open();
  expect(await screen.findByText('Asked for 1,234 times')).toBeVisible();
  expect(screen.getByText('Asked for fewer than 5 times')).toBeVisible();
  expect(screen.getByText('62%')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New ingredient quark' })).toHaveAttribute(
    'href',
    '/admin/ingredients?new=quark',
  );
});

test('one press adds an alias to the closest ingredient and focuses the next name', async () => {
  const { user } = open();
  const seen = server.answers(addAlias, { message: '' });
  const button = await screen.findByRole('button', {
    name: 'Make cilantro leaf another name of Fresh cilantro 62%',
  });
  has([quark]);
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('“cilantro leaf” now finds Fresh cilantro')).toBeVisible();
  expect(seen[0]).toMatchObject({ params: { id: CILANTRO }, body: { alias: 'cilantro leaf' } });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'New ingredient quark' })).toHaveFocus(),
  );
});

test('a failed alias shows the reason', async () => {
  const { user } = open();
  server.refuses(addAlias, 'alias_taken', {
    message: '“cilantro leaf” is already another name of Parsley',
  });
  await user.click(await screen.findByRole('button', { name: /^Make cilantro leaf/ }));
  expect(
    await screen.findByText('“cilantro leaf” is already another name of Parsley'),
  ).toBeVisible();
});

function findsCottageCheese() {
  server.answers(listAdminIngredients, {
    first: 1,
    ingredients: [
      {
        ingredient_id: CILANTRO,
        name: 'Cottage cheese',
        unit_quantity: 500,
        unit: 'gm',
        category: 'Dairy',
        image: null,
        kcal_per_100g: null,
        density_g_per_ml: null,
        grams_per_piece: null,
        measures: [],
        aliases: [],
        archived_at: null,
        merged_into: null,
      },
    ],
    total: 1,
    truncated: false,
  });
}

async function chooseCottageCheese(user: UserEvent): Promise<HTMLElement> {
  findsCottageCheese();
  await user.click(await screen.findByRole('button', { name: 'Choose an ingredient for quark' }));
  const dialog = await screen.findByRole('dialog', { name: 'What is “quark”?' });
  await user.type(within(dialog).getByRole('combobox'), 'cott');
  await within(dialog).findByRole('option', { name: /Cottage cheese/ });
  await user.keyboard('{ArrowDown}{Enter}');
  return dialog;
}

test('any other ingredient can be chosen', async () => {
  const { user } = open();
  const seen = server.answers(addAlias, { message: '' });
  const dialog = await chooseCottageCheese(user);
  await user.click(within(dialog).getByRole('button', { name: 'Add the name' }));
  expect(await screen.findByText('“quark” now finds Cottage cheese')).toBeVisible();
  expect(seen[0]?.body).toEqual({ alias: 'quark' });
});

test('typing clears the choice', async () => {
  const { user } = open();
  const dialog = await chooseCottageCheese(user);
  expect(within(dialog).getByRole('button', { name: 'Add the name' })).toBeEnabled();
  await user.keyboard('X');
  expect(within(dialog).getByRole('button', { name: 'Add the name' })).toBeDisabled();
});

test('a dismissed name disappears, and Undo restores it', async () => {
  const { user } = open();
  const seen = server.answers(dismissUnmatched, { message: '' });
  await screen.findByText('quark');
  has([leaf]);
  await user.click(screen.getByRole('button', { name: 'Dismiss quark' }));
  expect(await screen.findByText('“quark” dismissed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'quark' })).toBeNull());
  has([leaf, quark]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'quark' })).toBeVisible();
  expect(seen.map(({ body }) => body)).toEqual([
    { name: 'quark', dismissed: true },
    { name: 'quark', dismissed: false },
  ]);
});

test('the page gets the focus after the last name', async () => {
  has([quark]);
  server.answers(dismissUnmatched, { message: '' });
  const { user } = openPage(<AdminUnmatchedPage />, { at: '/admin/unmatched', as: admin });
  const button = await screen.findByRole('button', { name: 'Dismiss quark' });
  has([]);
  await user.click(button);
  expect(await screen.findByText('Every name was found')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('pages through a long list; the address keeps the page', async () => {
  const { user, router } = open([leaf], 60);
  const seen = has([leaf], 60);
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(seen.at(-1)?.query).toEqual({ limit: '25', cursor: 'on' }));
  expect(router.state.location.search).toBe('?from=on');
  expect(await screen.findByText('26–26 of 60 names')).toBeVisible();
});

test('an empty list shows a message', async () => {
  open([]);
  expect(await screen.findByText('Every name was found')).toBeVisible();
});

test('a failed request can be retried', async () => {
  server.refuses(listUnmatched, 'unavailable');
  const { user } = openPage(<AdminUnmatchedPage />, { at: '/admin/unmatched', as: admin });
  expect(await screen.findByText('Failed to load unmatched names.')).toBeVisible();
  has([quark]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('quark')).toBeVisible();
});

test('a dismissal that is answered after leaving shows its toast and Undo on the next page', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user, router } = open();
  const seen = server.sends(dismissUnmatched, () => answer.promise);
  await user.click(await screen.findByRole('button', { name: 'Dismiss quark' }));
  await act(() => router.navigate('/admin'));
  answer.resolve(HttpResponse.json({ message: '' }));
  expect(await screen.findByText('“quark” dismissed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(seen).toHaveLength(2));
});

test('shows no empty state while another page loads', async () => {
  const { router } = open([], 0);
  expect(await screen.findByText('Every name was found')).toBeVisible();
  server.sends(listUnmatched, () => new HttpResponse(new ReadableStream()));
  await act(() => router.navigate('/admin/unmatched?from=on'));
  expect(await screen.findByText('Loading names')).toBeInTheDocument();
  expect(screen.queryByText('No more names')).toBeNull();
});
