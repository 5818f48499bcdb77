import { ERRORS } from '@larder/shared/basics/errors.model';
import {
  type GuestList,
  tickByLink,
  viewShoppingLink,
} from '@larder/shared/kitchen/household.calls';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { keptText } from '#testing/kept.ts';
import { openPage } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { GuestListPage } from './GuestListPage.tsx';

const server = mockServer();
const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';
const line = (name: string, got = false): GuestList['lines'][number] => ({
  key: name,
  generation: 1,
  name,
  category: 'Dairy',
  amounts: [{ amount: 2, unit: '' }],
  got,
});
const list = (...lines: GuestList['lines']): GuestList => ({
  household_name: 'Rivera household',
  expires_at: new Date('2026-03-11T12:00:00.000Z'),
  seq: 7,
  lines,
});
const NO_ROOM = { error: 'too_many_ticks', message: ERRORS.too_many_ticks.message };
const open = () => openPage(<GuestListPage />, { at: `/shop-for#${TOKEN}` });

test('says what to buy as people buy it; what is open has an empty circle', async () => {
  const cilantro = { ...line('cilantro'), amounts: [{ amount: 7, unit: 'tbsp' }], buy: '1 bunch' };
  server.answers(viewShoppingLink, list(cilantro, line('eggs', true)));
  open();
  const row = await screen.findByRole('button', { name: /^cilantro/ });
  expect(row).toHaveTextContent('1 bunch');
  expect(row).not.toHaveTextContent('tbsp');
  expect(row.querySelector('path')).toBeNull();
  expect(screen.getByRole('button', { name: /^eggs/ }).querySelector('path')).not.toBeNull();
});

test('a guest reads and ticks; ticks made without a network are sent later, in order', async () => {
  server.answers(viewShoppingLink, list(line('milk'), line('eggs', true)));
  const { user } = open();
  const milk = await screen.findByRole('button', { name: /milk/ });
  expect(milk).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: /eggs/ })).toHaveAttribute('aria-pressed', 'true');
  server.breaks(tickByLink);
  await user.click(milk);
  expect(milk).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText(/^1 change waits for a network/)).toBeVisible();
  const sent = server.answers(tickByLink, list(line('milk', true), line('eggs')));
  await user.click(screen.getByRole('button', { name: /eggs/ }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      token: TOKEN,
      base_seq: 7,
      ticks: [
        { line: { key: 'milk', generation: 1 }, got: true },
        { line: { key: 'eggs', generation: 1 }, got: false },
      ],
    }),
  );
  await waitFor(() => expect(screen.queryByText(/for a network/)).not.toBeInTheDocument());
  expect(screen.getByText(/^1 of 2 things to get/)).toBeVisible();
});

test('a tick for which the link has no room is taken back, with words; nothing waits for it', async () => {
  server.answers(viewShoppingLink, list(line('milk')));
  const { user } = open();
  const milk = await screen.findByRole('button', { name: /milk/ });
  server.sends(tickByLink, () => HttpResponse.json(NO_ROOM, { status: 429 }));
  await user.click(milk);
  expect(await screen.findByText(NO_ROOM.message)).toBeVisible();
  await waitFor(() => expect(milk).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.queryByText(/for a network/)).not.toBeInTheDocument();
});

test('a tick made before the last one was answered takes none back', async () => {
  server.answers(viewShoppingLink, list(line('milk'), line('eggs')));
  const { user } = open();
  const button = (name: RegExp) => screen.getByRole('button', { name });
  await screen.findByRole('button', { name: /milk/ });
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const gates = [first, second];
  const sent = server.sends(tickByLink, async () => {
    const isFirst = sent.length < 2;
    await gates[sent.length - 1]?.promise;
    const lines = isFirst
      ? [line('milk', true), line('eggs')]
      : [line('milk', true), line('eggs', true)];
    return HttpResponse.json(
      z.encode(tickByLink.response, { ...list(...lines), seq: isFirst ? 8 : 9 }),
    );
  });
  await user.click(button(/milk/));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(button(/eggs/));
  await waitFor(() => expect(sent).toHaveLength(2));
  first.resolve();
  await waitFor(() => expect(keptText('guestList')).toMatch(/seq\\*":8/));
  expect(button(/milk/)).toHaveAttribute('aria-pressed', 'true');
  second.resolve();
  await waitFor(() => expect(screen.getByText(/^0 of 2 things to get/)).toBeVisible());
});

test('ticks of a page that was opened without a network are sent when it returns', async () => {
  server.answers(viewShoppingLink, list(line('milk')));
  const { user } = open();
  const milk = await screen.findByRole('button', { name: /milk/ });
  server.breaks(tickByLink);
  await user.click(milk);
  cleanup();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  open();
  expect(await screen.findByText(/^1 change waits for a network/)).toBeVisible();
  const sent = server.answers(tickByLink, list(line('milk', true)));
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5_000 });
});

test('a link that has ended, or is none, says so and keeps nothing', async () => {
  server.refuses(viewShoppingLink, 'shopping_link_invalid');
  open();
  expect(await screen.findByText(/^This link is no longer valid/)).toBeVisible();
  expect(keptText('guestList')).toBeNull();
  openPage(<GuestListPage />, { at: '/shop-for' });
  expect(await screen.findAllByText(/^This link is no longer valid/)).toHaveLength(2);
});

test('an empty list, and one that cannot be loaded', async () => {
  server.breaks(viewShoppingLink);
  open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  server.answers(viewShoppingLink, list());
  fireEvent.click(again);
  expect(await screen.findByText('Nothing to get')).toBeVisible();
});
