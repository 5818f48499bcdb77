import {
  changePassword,
  deleteOwnAccount,
  endOtherSessions,
  endSession,
  listSessions,
  type OwnDeletionView,
  type OwnSession,
  viewOwnDeletion,
} from '@larder/shared/account/account.calls';
import { exportAccount } from '@larder/shared/account/accountExport.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { storedUser } from '#platform/session/storedUser.ts';
import { keptFor } from '#platform/stored/keptFor.ts';
import { setHouseholdView } from '#shop/kitchen/queries/householdView.ts';
import { household } from '#testing/kitchen.ts';
import { openRoutes, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AccountPage } from './AccountPage.tsx';
import { DeletedPage } from './DeletedPage.tsx';

const server = mockServer();
const maya = someone();
const id = (n: number) => `01890000-0000-7000-8000-0000000${10_000 + n}`;

const here: OwnSession = {
  session_id: id(1),
  device: 'Firefox on Linux',
  network: '203.0.113.x',
  is_same_network: true,
  created_at: new Date(2026, 2, 4, 9),
  last_seen_at: new Date(2026, 2, 4, 9),
  is_current: true,
};
const phone: OwnSession = {
  ...here,
  session_id: id(2),
  device: 'Safari on iPhone',
  is_same_network: false,
  network: '192.168.1.x',
  is_current: false,
};

beforeEach(() => {
  server.answers(listSessions, { sessions: [here, phone] });
});

function open(as = maya) {
  const routes = [
    {
      path: '/profile',
      element: (
        <main id="main" tabIndex={-1}>
          <AccountPage />
        </main>
      ),
    },
    { path: '/account-deleted', Component: DeletedPage },
  ];
  return openRoutes(routes, { at: '/profile', as });
}

describe('the password', () => {
  async function fill(user: ReturnType<typeof open>['user'], texts: readonly string[]) {
    const labels = ['Current Password', 'New Password', 'Confirm New Password'];
    for (const [nth, text] of texts.entries()) {
      const box = screen.getByLabelText(labels[nth] ?? '');
      await user.clear(box);
      if (text !== '') await user.type(box, text);
    }
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  }

  test('is changed, and the screen says how many devices that signed out', async () => {
    const { user } = open();
    const sent = server.answers(changePassword, { message: 'ok', ended_sessions: 2 });
    await fill(user, ['old one 42', 'new one 42', 'new one 42']);
    expect(
      await screen.findByText('Password changed. 2 other devices were signed out.'),
    ).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { current_password: 'old one 42', password: 'new one 42' },
    ]);
    expect(screen.getByLabelText('New Password')).toHaveValue('');
    expect(storedUser.get()).toMatchObject({ id: maya.id });
  });

  test('a wrong one is said at its box, and nobody is signed out', async () => {
    const { user } = open();
    server.refuses(changePassword, 'wrong_password', {
      details: { fields: [{ field: 'current_password', message: 'This is not your password' }] },
    });
    await fill(user, ['old one 42', 'new one 42', 'new one 42']);
    const box = screen.getByLabelText('Current Password');
    await waitFor(() => expect(box).toHaveAccessibleDescription('This is not your password'));
    expect(box).toHaveFocus();
    expect(screen.getByText('The password was not changed.')).toBeVisible();
    expect(storedUser.get()).toMatchObject({ id: maya.id });
  });

  test('is checked before it is sent', async () => {
    const { user } = open();
    await fill(user, ['', 'short', 'other']);
    expect(await screen.findByText('Current password is required')).toBeVisible();
    expect(screen.getByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(screen.getByLabelText('Current Password')).toHaveFocus();
  });
});

describe('the devices', () => {
  test('say which, where and when; this one cannot be ended here', async () => {
    const other = { ...phone, session_id: id(3), device: null, network: null };
    const beside = { ...phone, session_id: id(4), is_same_network: true, network: '203.0.113.x' };
    server.answers(listSessions, { sessions: [here, phone, other, beside] });
    open();
    const rows = await within(await screen.findByRole('list', { name: 'Devices' })).findAllByRole(
      'listitem',
    );
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveTextContent(/Firefox on Linux.*This device.*Network 203\.0\.113\.x/);
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    expect(rows[1]).toHaveTextContent(/Safari on iPhone.*Local network 192\.168\.1\.x/);
    expect(rows[2]).toHaveTextContent(/Unknown device.*Network not known/);
    expect(rows[3]).toHaveTextContent('Same network as this device, 203.0.113.x');
  });

  test('one is signed out', async () => {
    const { user } = open();
    const sent = server.answers(endSession, undefined);
    const button = await screen.findByRole('button', { name: /^Sign out Safari on iPhone/ });
    server.answers(listSessions, { sessions: [here] });
    await user.click(button);
    expect(await screen.findByText('Safari on iPhone was signed out.')).toBeVisible();
    expect(sent.map(({ params }) => params)).toEqual([{ id: phone.session_id }]);
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  test('one that has ended meanwhile says so', async () => {
    const { user } = open();
    server.refuses(endSession, 'session_not_found');
    await user.click(await screen.findByRole('button', { name: /^Sign out Safari on iPhone/ }));
    expect(await screen.findByText('This session has ended already')).toBeVisible();
  });

  test('all others are signed out after a question', async () => {
    const { user } = open();
    const sent = server.answers(endOtherSessions, { ended_sessions: 1 });
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    expect(sent).toEqual([]);
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('One other device was signed out.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('that cannot be loaded say so, with a way on', async () => {
    server.refuses(listSessions, 'internal');
    open();
    expect(await screen.findByText('Failed to load your devices. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('the data', () => {
  const document = {
    exported_at: new Date(2026, 2, 4),
    profile: {
      user_id: maya.id,
      role: 'user' as const,
      name: 'Maya Kern',
      email: maya.email,
      address: '1 Test Street',
      phone: null,
      created_at: new Date(2026, 2, 4),
      awaits_approval: false,
      staff_role: null,
    },
    plan_settings: null,
    notices: { devices: [], stores: [] },
    recipes: [],
    orders: [],
    stores: [],
    offers: [],
    saved_recipes: [],
    cooked_recipes: [],
    collections: [],
    own_names: [],
    machines: { keys: [], webhooks: [] },
    kitchen: null,
    products: [],
    product_requests: [],
    sessions: [],
    acts: [],
  };

  test('come as one JSON file', async () => {
    const { user } = open();
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:larder';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    server.answers(exportAccount, document);
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data is in your downloads.')).toBeVisible();
    expect(names).toEqual([expect.stringMatching(/^larder-\d{4}-\d{2}-\d{2}\.json$/)]);
    const text = (await files[0]?.text()) ?? '';
    expect(JSON.parse(text)).toMatchObject({
      exported_at: document.exported_at.toISOString(),
      profile: { name: 'Maya Kern' },
    });
    vi.restoreAllMocks();
  });

  test('too often: says so', async () => {
    const { user } = open();
    server.refuses(exportAccount, 'too_many_requests');
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data was not downloaded.')).toBeVisible();
    expect(screen.getByText('Too many requests. Please wait a moment.')).toBeVisible();
  });
});

describe('the deletion', () => {
  const view: OwnDeletionView = {
    pending_placed: 1,
    accepted_placed: 0,
    pending_received: 0,
    accepted_received: 0,
    open_stores: 0,
    staff: 0,
    recipes: 2,
    is_last_admin: false,
  };
  const done = {
    message: 'Your account is deleted',
    cancelled_orders: 1,
    rejected_orders: 0,
    kept_orders: 0,
    closed_stores: 0,
    deleted_recipes: 2,
  };

  async function ask(as = maya) {
    const page = open(as);
    await page.user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const press = () =>
      page.user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    return { ...page, dialog, press };
  }

  test.for([
    [1, 'Your grocery list, carts and pantry will be deleted.'],
    [2, 'The others of Rivera household go on with its list, carts and pantry, without you.'],
  ] as const)('says what becomes of a household of %i', async ([members, words]) => {
    server.answers(viewOwnDeletion, view);
    setHouseholdView(household({ members: household().members.slice(0, members) }));
    const { dialog } = await ask();
    expect(await within(dialog).findByText(words)).toBeVisible();
  });

  test('says what will happen, asks for the password, and says what was done', async () => {
    server.answers(viewOwnDeletion, view);
    const { user, dialog, press, router } = await ask();
    const ahead = await within(dialog).findByRole('list', { name: 'What will happen' });
    expect(ahead).toHaveTextContent('1 pending order will be cancelled.');
    expect(ahead).toHaveTextContent('2 recipes of yours will be deleted.');
    expect(ahead).not.toHaveTextContent('pantry');
    await press();
    expect(await within(dialog).findByText('Password is required')).toBeVisible();

    const sent = server.answers(deleteOwnAccount, done);
    await user.type(within(dialog).getByLabelText('Password'), 'my password 42');
    localStorage.setItem('theme', 'dark');
    await press();
    const said = await screen.findByRole('list', { name: 'What was done' });
    expect(said).toHaveTextContent('1 pending order was cancelled.');
    expect(sent.map(({ body }) => body)).toEqual([
      { password: 'my password 42', pending_orders: 1 },
    ]);
    expect(router.state.location.pathname).toBe('/account-deleted');
    await waitFor(() => expect(storedUser.get()).toBeUndefined());
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('a wrong password is said at its box, and nothing is gone', async () => {
    server.answers(viewOwnDeletion, view);
    server.refuses(deleteOwnAccount, 'wrong_password', {
      details: { fields: [{ field: 'password', message: 'This is not your password' }] },
    });
    const { user, dialog, press } = await ask();
    const box = await within(dialog).findByLabelText('Password');
    await user.type(box, 'not this one');
    await press();
    await waitFor(() => expect(box).toHaveAccessibleDescription('This is not your password'));
    expect(storedUser.get()).toMatchObject({ id: maya.id });
  });

  test('orders that changed meanwhile are shown again before anything is deleted', async () => {
    server.answers(viewOwnDeletion, view);
    const { user, dialog, press } = await ask();
    await user.type(await within(dialog).findByLabelText('Password'), 'my password 42');
    server.refuses(deleteOwnAccount, 'conflict', { details: { pending_orders: 2 } });
    server.answers(viewOwnDeletion, { ...view, pending_placed: 2 });
    await press();
    expect(await within(dialog).findByText(/Please look again/)).toBeVisible();
    expect(await within(dialog).findByText('2 pending orders will be cancelled.')).toBeVisible();
    const sent = server.answers(deleteOwnAccount, done);
    await press();
    await screen.findByRole('list', { name: 'What was done' });
    expect(sent.map(({ body }) => body)).toEqual([
      { password: 'my password 42', pending_orders: 2 },
    ]);
  });

  test('staff are told that they leave the vendor', async () => {
    server.answers(viewOwnDeletion, view);
    const { dialog } = await ask(someone({ role: 'vendor', staff_role: 'picker' }));
    expect(
      await within(dialog).findByText('You will no longer work for your vendor.'),
    ).toBeVisible();
  });

  test('the last administrator cannot', async () => {
    server.answers(viewOwnDeletion, { ...view, is_last_admin: true });
    const { dialog } = await ask(someone({ role: 'admin' }));
    expect(await within(dialog).findByText(/You are the last administrator/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Delete account' })).toBeNull();
    expect(within(dialog).queryByLabelText('Password')).toBeNull();
  });

  test('what would happen could not be told: nothing can be deleted', async () => {
    server.refuses(viewOwnDeletion, 'internal');
    const { user, dialog } = await ask();
    expect(await within(dialog).findByText(/could not be told/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Delete account' })).toBeNull();
    server.answers(viewOwnDeletion, view);
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    expect(await within(dialog).findByLabelText('Password')).toBeVisible();
  });
});

const deletedOf = (user_id: string) => ({
  user_id,
  done: {
    message: 'x',
    cancelled_orders: 0,
    rejected_orders: 0,
    kept_orders: 0,
    closed_stores: 0,
    deleted_recipes: 0,
  },
});

test('nobody is asked to sign in again to an account that is deleted', async () => {
  const { router } = open();
  localStorage.setItem(`@${maya.id}/carts`, '[]');
  // A call that came after the deletion has found the session ended.
  act(() => storedUser.clear());
  expect(keptFor.get()).toMatchObject([{ id: maya.id }]);
  await router.navigate('/account-deleted', { state: deletedOf(maya.id) });
  expect(await screen.findByText('Your account is deleted')).toBeVisible();
  await waitFor(() => expect(keptFor.get()).toEqual([]));
  expect(localStorage.getItem(`@${maya.id}/carts`)).toBeNull();
});

test('the page after a deletion leaves somebody who signed in later alone', async () => {
  const { router } = open();
  await router.navigate('/account-deleted', { state: deletedOf(id(9)) });
  expect(await screen.findByText('Your account is deleted')).toBeVisible();
  expect(storedUser.get()).toMatchObject({ id: maya.id });
  await router.navigate('/account-deleted');
  expect(await screen.findByText('another page')).toBeVisible();
});

test('shoppers choose what they are told', async () => {
  open();
  expect(await screen.findByRole('region', { name: 'Notices' })).toBeVisible();
});

test('administrators have no notices', async () => {
  open(someone({ role: 'admin' }));
  await screen.findByRole('region', { name: 'Devices' });
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
});
