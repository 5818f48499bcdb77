import { expect, test, vi } from 'vitest';

import { openNotice, showNotice } from './showNotice.ts';

const NOTICE = {
  title: 'New order #1a2b3c4d',
  text: '2 items',
  tag: 'an order',
  path: '/vendor/orders?order=1',
};

/** What is shown for a message. */
async function shown(json: () => unknown): Promise<unknown[]> {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(
    async () => undefined,
  );
  await showNotice({ showNotification }, { json });
  return showNotification.mock.calls[0] ?? [];
}

test('a message is shown; the order is behind it', async () => {
  expect(await shown(() => NOTICE)).toEqual([
    NOTICE.title,
    {
      body: NOTICE.text,
      tag: NOTICE.tag,
      renotify: true,
      icon: '/icon.svg',
      data: NOTICE.path,
    },
  ]);
});

const UNREADABLE: readonly [() => unknown, string][] = [
  [() => JSON.parse('{'), 'no JSON'],
  [() => null, 'nothing'],
  [() => ({ ...NOTICE, title: 7 }), 'another kind of title'],
  [() => ({ ...NOTICE, path: 'https://other.example/' }), 'another site'],
  [() => ({ ...NOTICE, path: '//other.example/' }), 'another site, shorter'],
  [() => ({ ...NOTICE, path: '/\\other.example/' }), 'another site, as browsers read it'],
];

test.for(UNREADABLE)('an unreadable message is shown as news of orders: %#', async ([json]) => {
  const [title, options] = await shown(json);
  expect([title, options]).toMatchObject(['News of your orders', { data: '/orders' }]);
});

/** The app's open tab, or none. */
function clientsWith(tab?: { navigate: () => Promise<unknown> }) {
  const focus = vi.fn<() => Promise<void>>(async () => undefined);
  const openWindow = vi.fn<(path: string) => Promise<null>>(async () => null);
  const navigate = vi.fn<(path: string) => Promise<unknown>>(
    tab?.navigate ?? (async () => ({ focus })),
  );
  const given = { matchAll: async () => (tab ? [{ navigate }] : []), openWindow };
  const clients = given as unknown as Clients; // what is used of it
  return { clients, focus, openWindow, navigate };
}

test('a press opens the order in a new tab when none is open', async () => {
  const { clients, openWindow } = clientsWith();
  await openNotice(clients, NOTICE.path);
  expect(openWindow).toHaveBeenCalledWith(NOTICE.path);
});

test('a press leads an open tab there', async () => {
  const focus = vi.fn<() => Promise<void>>(async () => undefined);
  const { clients, openWindow, navigate } = clientsWith({ navigate: async () => ({ focus }) });
  await openNotice(clients, NOTICE.path);
  expect([navigate.mock.calls, focus.mock.calls.length]).toEqual([[[NOTICE.path]], 1]);
  expect(openWindow).not.toHaveBeenCalled();
});

test('a tab that cannot be led is left alone, and data of others is never opened', async () => {
  const { clients, openWindow } = clientsWith({
    navigate: async () => {
      throw new TypeError('not controlled');
    },
  });
  await openNotice(clients, 'https://other.example/');
  expect(openWindow).toHaveBeenCalledWith('/orders');
});
