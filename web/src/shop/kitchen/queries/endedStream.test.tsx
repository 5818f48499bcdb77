import { refreshSession } from '@larder/shared/account/session.calls';
import { getHousehold } from '@larder/shared/kitchen/household.calls';
import { kitchenEvents } from '@larder/shared/kitchen/kitchen.calls';
import { orderEvents } from '@larder/shared/orders/orders.calls';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { useOrderNews } from '#parts/queries/orderNews.ts';
import { useAuth } from '#platform/session/session.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { openPage, someone, tokenOf } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { watchKitchen } from './kitchenNews.ts';

const server = mockServer();
const maya = someone();
const TEN_MINUTES = 600_000;
afterEach(() => vi.useRealTimers());

function Orders() {
  useOrderNews(useAuth().user?.token);
  return null;
}

function Kitchen() {
  const token = useAuth().user?.token;
  useEffect(() => {
    if (token === undefined) return;
    const stop = new AbortController();
    void watchKitchen({ signal: stop.signal, onPeople: () => undefined });
    return () => stop.abort();
  }, [token]);
  return null;
}

const STREAMS = [
  ['of orders', orderEvents, Orders],
  ['of the kitchen', kitchenEvents, Kitchen],
] as const;

test.for(STREAMS)(
  'a stream %s of an ended session signs out, and is asked for no more',
  async ([, endpoint, Page]) => {
    const asked = server.refuses(endpoint, 'session_ended');
    const renewals = server.refuses(refreshSession, 'session_ended');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    openPage(<Page />, { as: maya });
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(storedUser.get()).toBeUndefined();
    await act(() => vi.advanceTimersByTimeAsync(TEN_MINUTES));
    expect([asked.length, renewals.length]).toEqual([1, 1]);
  },
);

test.for(STREAMS)(
  'a stream %s whose token is over goes on with a renewed one',
  async ([, endpoint, Page]) => {
    const token = tokenOf({ sub: maya.id, exp: Math.floor(Date.now() / 1000) + 900, jti: 'new' });
    server.answers(refreshSession, {
      _id: maya.id,
      role: maya.role,
      access_token: token,
      token_type: 'bearer',
      expires_in: 900,
      name: maya.name,
      email: maya.email,
      message: 'Session renewed',
    });
    server.refuses(getHousehold, 'unavailable');
    const asked = server.sends(endpoint, ({ headers }) =>
      headers.get('authorization') === `Bearer ${token}`
        ? new HttpResponse(new ReadableStream(), {
            headers: { 'content-type': 'text/event-stream' },
          })
        : HttpResponse.json({ error: 'session_ended', message: 'x' }, { status: 401 }),
    );
    openPage(<Page />, { as: maya });
    await vi.waitFor(() =>
      expect(asked.at(-1)?.headers.get('authorization')).toBe(`Bearer ${token}`),
    );
    expect(storedUser.get()?.token).toBe(token);
  },
);
