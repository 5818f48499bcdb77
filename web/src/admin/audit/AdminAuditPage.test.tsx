import { type AuditRow, listAudit, listAuditRows } from '@larder/shared/account/adminAudit.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminAuditPage } from './AdminAuditPage.tsx';

const server = mockServer();
const admin = someone({ role: 'admin', name: 'Ada' });
const id = (n: number) => `01890000-0000-7000-8000-0000000${10_000 + n}`;
const VERA = id(1);

function row(audit_id: number, more: Partial<AuditRow> = {}): AuditRow {
  return {
    audit_id,
    at: new Date(2026, 4, 7, 15, 4, 5),
    action: 'profile_changed',
    actor_id: VERA,
    actor_role: 'vendor',
    actor_name: 'Vera',
    target_type: 'user',
    target_id: VERA,
    target_name: 'Vera',
    ip: '192.0.2.7',
    request_id: 'request-7',
    detail: {},
    has_rows: false,
    ...more,
  };
}
type Cursors = {
  next_cursor?: string;
  previous_cursor?: string;
  named_capped?: boolean;
  names?: Record<string, string>;
};
const pageOf = (entries: AuditRow[], more: Cursors = {}) => ({
  entries,
  names: {},
  first: 1,
  truncated: false,
  named_capped: false,
  ...more,
});
function has(entries: AuditRow[], more?: Cursors) {
  return server.answers(listAudit, pageOf(entries, more));
}
function open(query = '') {
  return openPage(<AdminAuditPage />, { at: `/admin/audit${query}`, as: admin });
}
const sentences = () =>
  [...document.querySelectorAll('summary')].map((summary) =>
    summary.textContent?.replace(/\d+:\d+\s.M$/u, ''),
  );

test('groups entries by day as sentences', async () => {
  const order = { target_type: 'order', target_id: id(7), target_name: 'Corner Shop' };
  const nobody = { actor_id: null, actor_name: null };
  has([
    row(9, { action: 'vendor_deleted', actor_name: 'Ada', actor_id: id(2), target_name: null }),
    row(8, { ...order, action: 'order_rejected' }),
    row(7, { action: 'shelf_changed', target_type: 'store', target_name: 'Corner Shop' }),
    row(6, { actor_name: null, action: 'order_placed', actor_role: 'user', ...order }),
    row(5, { ...nobody, actor_role: 'anonymous', action: 'login_failed' }),
    row(4, { ...nobody, actor_role: 'anonymous', action: 'login_failed', target_id: null }),
    row(3, { ...nobody, actor_role: 'system', action: 'read_only_on', target_type: 'server' }),
    row(2, { at: new Date(2026, 4, 6, 9) }),
    row(1, { at: new Date(2026, 4, 6, 8), action: 'recipe_shared', target_id: id(3) }),
  ]);
  open();
  expect(await screen.findByRole('heading', { name: 'Thursday, May 7, 2026' })).toBeVisible();
  expect(sentences()).toEqual([
    'Ada removed the vendor a deleted account',
    'Vera rejected order 01890000… at Corner Shop',
    'Vera changed stock or price in Corner Shop',
    'A deleted user placed order 01890000… at Corner Shop',
    'A visitor failed to log in as Vera',
    'A visitor failed to log in as an unknown account',
    'The server paused all changes',
    'Vera changed the profile',
    'Vera – Recipe shared: Vera',
  ]);
  const before = screen.getByRole('region', { name: 'Wednesday, May 6, 2026' });
  expect(within(before).getAllByRole('listitem')).toHaveLength(2);
});

test('an opened entry shows all details, with names for ids', async () => {
  has(
    [
      row(1, {
        action: 'shelf_changed',
        target_type: 'store',
        target_id: id(5),
        target_name: 'Corner Shop',
        detail: {
          ingredient_id: id(6),
          session_id: id(8),
          price_cents: [null, 1250],
          quantity: [1200, 5],
          open: true,
        },
      }),
    ],
    { names: { [id(6)]: 'Basmati rice' } },
  );
  const { user } = open();
  const summary = (await screen.findByText(/changed stock or price in/)).closest('summary');
  expect(screen.getByText('192.0.2.7')).not.toBeVisible();
  await user.click(summary as HTMLElement);
  expect(screen.getByText('192.0.2.7')).toBeVisible();
  const known = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  );
  expect(known).toMatchObject({
    Action: 'Stock or price changed',
    Who: 'vendor Vera',
    'To what': 'store Corner Shop',
    Ingredient: 'Basmati rice',
    Session: '01890000…',
    Price: 'nothing → $12.50',
    Quantity: '1,200 → 5',
    Open: 'true',
    'From address': '192.0.2.7',
    Request: 'request-7',
  });
  expect(known['When']).toMatch(/^Thursday, May 7, 2026 at 3:04:05/);
});

test('an import shows each of its changes on request, in pages', async () => {
  has([
    row(7, {
      action: 'shelf_imported',
      target_type: 'store',
      target_name: 'Corner Shop',
      detail: { added: 1, price_changed: 2400 },
      has_rows: true,
    }),
  ]);
  const change = (row_no: number, name: string) => ({
    rows: [
      {
        row_no,
        detail: { ingredient_id: id(row_no), price_cents: [349, 250], quantity: [6, 6] },
      },
    ],
    names: { [id(row_no)]: name },
    first: row_no,
    truncated: row_no === 1,
    total: 2,
  });
  const seen = server.answers(listAuditRows, ({ query }) =>
    query['cursor'] === undefined
      ? { ...change(1, 'Rice'), next_cursor: 'next' }
      : { ...change(2, 'Oats'), previous_cursor: 'previous' },
  );
  const { user } = open();
  await user.click(await screen.findByText(/imported an inventory into/));
  expect(screen.getByText('2,400')).toBeVisible();
  expect(seen).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show every change' }));
  expect(await screen.findByText('Rice · Price $3.49 → $2.50 · Quantity 6')).toBeVisible();
  expect(seen[0]?.params.id).toBe('7');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Oats · Price $3.49 → $2.50 · Quantity 6')).toBeVisible();
  expect(screen.getByText('2–2 of 2 changes')).toBeVisible();
});

test('the server filters, and the address keeps the filters', async () => {
  const seen = has([row(1)]);
  const { user, router } = open();
  await screen.findByText(/changed the profile/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Vendor removed');
  await user.type(screen.getByRole('searchbox', { name: 'Who did it' }), 'ada');
  await waitFor(() => expect(seen.at(-1)?.query['actor']).toBe('ada'));
  await user.type(screen.getByRole('searchbox', { name: 'Done to what' }), 'vera');
  await waitFor(() => expect(seen.at(-1)?.query['target']).toBe('vera'));
  await user.type(screen.getByLabelText('From'), '2026-05-06');
  await user.type(screen.getByLabelText('To'), '2026-05-07');
  await waitFor(() =>
    expect(seen.at(-1)?.query).toEqual({
      action: 'vendor_deleted',
      actor: 'ada',
      target: 'vera',
      from: new Date(2026, 4, 6).toISOString(),
      until: new Date(2026, 4, 8).toISOString(),
    }),
  );
  expect(router.state.location.search).toBe(
    '?action=vendor_deleted&actor=ada&target=vera&since=2026-05-06&until=2026-05-07',
  );
});

test('the log opens on changes; everything is a choice', async () => {
  const seen = has([row(1)]);
  const { user, router } = open();
  await screen.findByText(/changed the profile/);
  expect(seen[0]?.query).toEqual({ kind: 'changes' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'All actions');
  await waitFor(() => expect(seen.at(-1)?.query).toEqual({}));
  expect(router.state.location.search).toBe('?action=all');
});

test('a date applies once its year is complete, and the field follows the address', async () => {
  const seen = has([row(1)]);
  const { router } = open();
  await screen.findByText(/changed the profile/);
  const box = screen.getByLabelText('From');
  for (const half of ['0002-05-06', '0020-05-06', '0202-05-06']) {
    fireEvent.change(box, { target: { value: half } });
    expect(box).toHaveValue(half);
  }
  expect(router.state.location.search).toBe('');
  fireEvent.change(box, { target: { value: '2026-05-06' } });
  await waitFor(() => expect(router.state.location.search).toBe('?since=2026-05-06'));
  await waitFor(() =>
    expect(seen.map(({ query }) => query['from'])).toEqual([
      undefined,
      new Date(2026, 4, 6).toISOString(),
    ]),
  );
  await act(() => router.navigate('/admin/audit?since=2026-01-02'));
  await waitFor(() => expect(box).toHaveValue('2026-01-02'));
  fireEvent.change(box, { target: { value: '' } });
  expect(box).toHaveValue('');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('filters by one actor or target, and Back undoes it', async () => {
  const seen = has([row(1, { target_type: 'store', target_id: id(5), action: 'store_created' })]);
  const { user, router } = open('?action=store_created');
  await user.click(await screen.findByText(/created the store/));
  await user.click(screen.getByRole('button', { name: 'All done to this' }));
  await waitFor(() => expect(seen.at(-1)?.query['target']).toBe(id(5)));
  expect(screen.getByRole('searchbox', { name: 'Done to what' })).toHaveValue(id(5));
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toBe('?action=store_created'));
  await waitFor(() =>
    expect(screen.getByRole('searchbox', { name: 'Done to what' })).toHaveValue(''),
  );
});

test('pages through the log', async () => {
  server.answers(listAudit, ({ query }) =>
    query['cursor'] === 'next'
      ? pageOf([row(1, { action: 'logged_out' })], { previous_cursor: 'previous' })
      : pageOf([row(2)], { next_cursor: 'next' }),
  );
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText(/logged out/)).toBeVisible();
  expect(router.state.location.search).toBe('?from=next');
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?from=previous'));
});

test('reports an empty log, no matches, and more names than are searched', async () => {
  server.answers(listAudit, ({ query }) => {
    if (query['actor'] === 'a') return pageOf([row(1)], { named_capped: true });
    return pageOf([]);
  });
  const { user } = open();
  expect(await screen.findByText('No entries yet')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Who did it' }), 'a');
  expect(
    await screen.findByText('More than 1,000 names begin so. Only 1,000 of them are looked at.'),
  ).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Who did it' }), 'bc');
  expect(await screen.findByText('No entries found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Who did it' })).toHaveFocus());
  expect(await screen.findByText('No entries yet')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Who did it' })).toHaveValue('');
});

test('shows no empty state while other filters load', async () => {
  has([]);
  const { user } = open('?actor=bc');
  await screen.findByText('No entries found');
  server.sends(listAudit, () => new HttpResponse(new ReadableStream()));
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Loading the audit log')).toBeInTheDocument();
  expect(screen.queryByText('No entries yet')).toBeNull();
});

test('a failed request can be retried', async () => {
  server.refuses(listAudit, 'unavailable');
  const { user } = open();
  expect(await screen.findByText('Failed to load the audit log.')).toBeVisible();
  has([row(1)]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/changed the profile/)).toBeVisible();
});
