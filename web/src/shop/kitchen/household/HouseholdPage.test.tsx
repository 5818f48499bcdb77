import {
  acceptInvite,
  createShoppingLink,
  getHousehold,
  inviteToHousehold,
  leaveHousehold,
  removeHouseholdMember,
  renameHousehold,
  revokeInvite,
  revokeShoppingLink,
  viewInvite,
} from '@larder/shared/kitchen/household.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { setHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { listByHand } from '#shop/kitchen/state/listChanges.ts';
import { household, MAYA, mockKitchen, SAM } from '#testing/kitchen.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { HouseholdPage } from './HouseholdPage.tsx';
import { JoinPage } from './JoinPage.tsx';

const server = mockServer();
const sam = someone({ id: SAM, name: 'Sam Rivera' });
const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';
const INVITE = '01890000-0000-7000-8000-0000000000b1';
const later = new Date('2026-03-11T12:00:00.000Z');
const invite = { invite_id: INVITE, invited_by: SAM, created_at: new Date(), expires_at: later };

function open() {
  return openPage(<HouseholdPage />, { at: '/household', as: sam });
}

test('an invitation is a link to copy or mail, and can be withdrawn', async () => {
  server.answers(getHousehold, household({ invites: [invite] }));
  server.answers(inviteToHousehold, { invite, token: TOKEN });
  const revoked = server.answers(revokeInvite, undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Make an invitation link' }));
  const link = await screen.findByRole('textbox', { name: 'Invitation link' });
  expect(link).toHaveValue(`${window.location.origin}/join#${TOKEN}`);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/join#${TOKEN}`);
  expect(screen.getByRole('link', { name: 'Send by mail' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(`/join#${TOKEN}`)),
  );
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  await waitFor(() => expect(revoked[0]?.params).toEqual({ id: INVITE }));
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

test('a double press makes one invitation', async () => {
  server.answers(getHousehold, household());
  const made = server.answers(inviteToHousehold, { invite, token: TOKEN });
  const { user } = open();
  await user.dblClick(await screen.findByRole('button', { name: 'Make an invitation link' }));
  expect(await screen.findByRole('textbox', { name: 'Invitation link' })).toBeVisible();
  expect(made).toHaveLength(1);
});

test('the owner renames, and removes a member after a question', async () => {
  server.answers(getHousehold, household());
  const renamed = server.answers(renameHousehold, household({ name: 'Home' }));
  const removed = server.answers(removeHouseholdMember, undefined);
  const { user } = open();
  const name = await screen.findByRole('textbox', { name: 'Name of the household' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(name, 'Home{Enter}');
  await waitFor(() => expect(renamed[0]?.body).toEqual({ name: 'Home' }));
  await user.click(screen.getByRole('button', { name: 'Remove Maya Oduya' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Maya Oduya?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed[0]?.params).toEqual({ id: MAYA }));
});

test('a member may not remove, but leave', async () => {
  mockKitchen(server, household({ role: 'member' }));
  const left = server.answers(leaveHousehold, household({ members: [] }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Leave the household' }));
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText(/^You have left Rivera household/)).toBeVisible();
  expect(left).toHaveLength(1);
});

test('a shopping link lives as long as one says, and can be ended', async () => {
  let link: { created_at: Date; expires_at: Date } | null = null;
  server.answers(getHousehold, () => household({ link }));
  const made = server.answers(createShoppingLink, () => {
    link = { created_at: new Date(), expires_at: later };
    return { token: TOKEN, expires_at: later };
  });
  const ended = server.answers(revokeShoppingLink, undefined);
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('It works for'), '4 hours');
  await user.click(screen.getByRole('button', { name: 'Make a shopping link' }));
  expect(await screen.findByRole('textbox', { name: 'Shopping link' })).toHaveValue(
    `${window.location.origin}/shop-for#${TOKEN}`,
  );
  expect(made[0]?.body).toEqual({ hours: 4 });
  await user.click(screen.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(ended).toHaveLength(1));
});

test('a link that another member’s ended is no longer there to copy', async () => {
  let link: { created_at: Date; expires_at: Date } | null = null;
  const asked = server.answers(getHousehold, () => household({ link }));
  server.answers(createShoppingLink, () => {
    link = { created_at: new Date(), expires_at: later };
    return { token: TOKEN, expires_at: later };
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Make a shopping link' }));
  await screen.findByRole('textbox', { name: 'Shopping link' });
  link = { created_at: new Date(), expires_at: new Date(later.getTime() + 1) };
  const before = asked.length;
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Shopping link' })).toBeNull());
  expect(screen.getByRole('button', { name: 'End it' })).toBeVisible();
});

test('failing to load offers to try again', async () => {
  server.refuses(getHousehold, 'internal');
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  server.answers(getHousehold, household());
  await user.click(again);
  expect(await screen.findByText('Maya Oduya')).toBeVisible();
});

const asked = {
  household_id: '01890000-0000-7000-8000-0000000000c1',
  household_name: 'Rivera household',
  invited_by: 'Maya Oduya',
  members: 2,
  expires_at: later,
};

test('who is invited sees who asks and what happens to the list, and joins', async () => {
  mockKitchen(server);
  server.answers(viewInvite, { ...asked, household_id: household().household_id });
  const joined = server.answers(acceptInvite, household());
  listByHand({ name: 'eggs', amount: 6, unit: '' });
  const { user } = openPage(<JoinPage />, { at: `/join#${TOKEN}`, as: sam });
  expect(await screen.findByText(/^The thing on your list joins theirs/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Take my list and carts along' }));
  expect(screen.getByText(/are given up, and you see theirs/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Join Rivera household' }));
  await waitFor(() => expect(joined[0]?.body).toEqual({ token: TOKEN, bring: false }));
  expect(await screen.findByText('another page')).toBeVisible();
});

test('a member who opens the own invitation is told to send it', async () => {
  mockKitchen(server);
  const { household_id } = household();
  server.answers(viewInvite, { ...asked, household_id });
  setHousehold({ household_id, name: 'Rivera household', members: [] });
  openPage(<JoinPage />, { at: `/join#${TOKEN}`, as: sam });
  expect(await screen.findByText(/^You are in the household/)).toHaveTextContent(
    'Send this link to who is to join',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an invitation that is over says so; nobody signed in is asked to log in', async () => {
  server.refuses(viewInvite, 'invitation_invalid');
  openPage(<JoinPage />, { at: `/join#${TOKEN}` });
  expect(await screen.findByText(/^This invitation is no longer valid/)).toBeVisible();
  server.answers(viewInvite, asked);
  openPage(<JoinPage />, { at: `/join#${TOKEN.toUpperCase()}` });
  expect(await screen.findByRole('link', { name: 'Log in to join' })).toBeVisible();
});
