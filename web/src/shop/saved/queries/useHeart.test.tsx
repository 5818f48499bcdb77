import { changeCollectionsOf, listCollectionsOf } from '@larder/shared/recipes/collections.calls';
import { listSavedIds, saveRecipe, unsaveRecipe } from '@larder/shared/recipes/saved.calls';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { HeartButton } from '#parts/recipes/HeartButton.tsx';
import { storedUser } from '#platform/session/storedUser.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { useSavedSync } from './sendSaved.ts';
import { useHeart } from './useHeart.ts';

const server = mockServer();

function Heart({ id }: { id: number }) {
  const title = `Dal ${id}`;
  const { saved, press } = useHeart({ id, title, image: null });
  return <HeartButton title={title} pressed={saved} onPress={press} />;
}

function Page() {
  useSavedSync();
  return (
    <>
      <Heart id={7} />
      <Heart id={8} />
    </>
  );
}

const heart = (id = 7) => screen.getByRole('button', { name: `Save Dal ${id}` });
const isPressed = (id = 7) => heart(id).getAttribute('aria-pressed') === 'true';

test('one request fills the hearts of a page; a press saves and Undo takes it back', async () => {
  const asked = server.answers(listSavedIds, { value: [8] });
  const saved = server.answers(saveRecipe, undefined);
  const removed = server.answers(unsaveRecipe, undefined);
  server.answers(listCollectionsOf, { value: [] });
  const { user } = openPage(<Page />, { as: someone() });
  await waitFor(() => expect([isPressed(7), isPressed(8)]).toEqual([false, true]));
  expect(asked).toHaveLength(1);
  await user.click(heart());
  expect(await screen.findByText('Saved Dal 7')).toBeVisible();
  expect(isPressed()).toBe(true);
  await waitFor(() => expect(saved.map(({ params }) => params)).toEqual([{ id: '7' }]));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(removed.map(({ params }) => params)).toEqual([{ id: '7' }]));
  expect(isPressed()).toBe(false);
});

test('Undo puts a recipe back into its collections, but for one that is gone', async () => {
  const [quick, gone] = [
    '01890000-0000-7000-8000-0000000000c1',
    '01890000-0000-7000-8000-0000000000c2',
  ];
  server.answers(listSavedIds, { value: [7] });
  server.answers(saveRecipe, undefined);
  const removed = server.answers(unsaveRecipe, undefined);
  server.answers(listCollectionsOf, { value: [gone, quick] });
  const { user } = openPage(<Page />, { as: someone() });
  await waitFor(() => expect(isPressed()).toBe(true));
  await user.click(heart());
  await waitFor(() => expect(removed).toHaveLength(1));
  const asked = server.refuses(changeCollectionsOf, 'collection_not_found');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(asked.map(({ body }) => (body as { add: string[] }).add)).toEqual([[gone], [quick]]),
  );
  expect(isPressed()).toBe(true);
});

test('a refused heart is emptied again and says why', async () => {
  server.answers(listSavedIds, { value: [] });
  server.refuses(saveRecipe, 'saved_full');
  const { user } = openPage(<Page />, { as: someone() });
  await user.click(heart());
  expect(await screen.findByText(/^Dal 7 was not saved\. You have 2,000 saved/)).toBeVisible();
  expect(isPressed()).toBe(false);
});

test('without a connection it waits, says so, and is sent when there is one', async () => {
  server.answers(listSavedIds, { value: [] });
  server.breaks(saveRecipe);
  const { user } = openPage(<Page />, { as: someone() });
  await user.click(heart());
  expect(
    await screen.findByText('No connection. Dal 7 is saved as soon as there is one.'),
  ).toBeVisible();
  expect(isPressed()).toBe(true);
  const saved = server.answers(saveRecipe, undefined);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(isPressed()).toBe(true);
});

test('while the server cannot take it, it waits and says so', async () => {
  server.answers(listSavedIds, { value: [] });
  server.refuses(saveRecipe, 'read_only');
  const { user } = openPage(<Page />, { as: someone() });
  await user.click(heart());
  expect(await screen.findByText(/^Dal 7 is saved later\. Changes are paused/)).toBeVisible();
  expect(isPressed()).toBe(true);
  const saved = server.answers(saveRecipe, undefined);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(isPressed()).toBe(true);
});

test('signed out, the login comes first, and then it is saved', async () => {
  server.answers(listSavedIds, { value: [] });
  const saved = server.answers(saveRecipe, undefined);
  const { user, router } = openPage(<Heart id={7} />, { at: '/recipe/7' });
  await user.click(heart());
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: '/recipe/7' });
  expect(saved).toEqual([]);
  act(() => storedUser.set(someone()));
  openPage(<Page />, { as: someone() });
  expect((await screen.findAllByText('Saved Dal 7'))[0]).toBeVisible();
  await waitFor(() => expect(saved.map(({ params }) => params)).toEqual([{ id: '7' }]));
});

test('another person’s hearts stay theirs', async () => {
  server.answers(listSavedIds, { value: [7] });
  openPage(<Page />, { as: someone() });
  await waitFor(() => expect(isPressed()).toBe(true));
  server.answers(listSavedIds, { value: [] });
  act(() => storedUser.set(someone({ id: '01890000-0000-7000-8000-0000000000ff' })));
  expect(isPressed()).toBe(false);
});
