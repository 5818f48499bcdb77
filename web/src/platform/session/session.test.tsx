import {
  logout,
  refreshSession,
  type Session as Answer,
} from '@larder/shared/account/session.calls';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { makeQueryClient } from '#platform/http/queryClient.ts';
import { noteServerTime } from '#platform/http/serverClock.ts';
import { announce } from '#platform/page/announce.ts';
import { toast } from '#platform/page/toast.ts';
import { openPage, someone, tokenOf } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AuthProvider, useAuth } from './session.ts';
import { type StoredUser, storedUser } from './storedUser.ts';

const server = mockServer();
const seconds = (from = 0): number => Math.floor(Date.now() / 1000) + from;
const goHome = vi.fn<(url: string | URL) => void>();

beforeEach(() => {
  goHome.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(goHome);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function answerFor(user: StoredUser, token = tokenOf({ sub: user.id, exp: seconds(900) })): Answer {
  return {
    _id: user.id,
    role: user.role,
    access_token: token,
    token_type: 'bearer',
    expires_in: 900,
    name: user.name,
    email: user.email,
    message: 'ok',
  };
}

function Session({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={makeQueryClient()}>
      <AuthProvider>{children}</AuthProvider>
    </QueryClientProvider>
  );
}

function Who() {
  const auth = useAuth();
  const secret = useQuery({
    queryKey: ['secret'],
    queryFn: () => `of ${storedUser.get()?.name ?? 'nobody'}`,
    staleTime: Infinity,
  });
  return (
    <>
      <p>{auth.isChecking ? 'checking' : (auth.user?.name ?? 'nobody')}</p>
      <p>address {auth.claims.address ?? 'unknown'}</p>
      <p>{['isAdmin', 'isVendor', 'isUser'].filter((key) => auth[key as 'isAdmin']).join()}</p>
      <p>secret {secret.data}</p>
      <button type="button" onClick={() => void auth.logout()}>
        Logout
      </button>
    </>
  );
}

test('outside its provider it throws a clear error', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
});

test.for([
  ['user', 'isUser'],
  ['vendor', 'isVendor'],
  ['admin', 'isAdmin'],
] as const)('somebody with role %s', ([role, flag]) => {
  openPage(<Who />, { as: someone({ role, address: '5 Elm' }) });
  expect(screen.getByText('Maya Kern')).toBeInTheDocument();
  expect(screen.getByText('address 5 Elm')).toBeInTheDocument();
  expect(screen.getByText(flag)).toBeInTheDocument();
});

test('unreadable stored data is cleared', () => {
  localStorage.setItem('user', '{"id":5}');
  openPage(<Who />);
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(localStorage.getItem('user')).toBeNull();
});

test('login stores an answer with a token and refuses one without', () => {
  const { result } = renderHook(useAuth, { wrapper: Session });
  act(() => expect(result.current.login({ _id: 'x', role: 'user' })).toBe(false));
  expect(localStorage.getItem('user')).toBeNull();
  act(() => expect(result.current.login(answerFor(someone()))).toBe(true));
  expect(result.current.user?.name).toBe('Maya Kern');
  act(() => result.current.forget());
  expect(result.current.isAuthenticated).toBe(false);
});

test('an expired session with a valid cookie continues', async () => {
  const maya = someone({ token: tokenOf({ exp: seconds(-1) }) });
  server.answers(refreshSession, answerFor(maya));
  openPage(<Who />, { as: maya });
  expect(screen.getByText('checking')).toBeInTheDocument();
  expect(await screen.findByText('Maya Kern')).toBeInTheDocument();
});

test('an expired session without a valid cookie ends', async () => {
  server.refuses(refreshSession, 'session_ended');
  openPage(<Who />, { as: someone({ token: tokenOf({ exp: seconds(-1) }) }) });
  expect(await screen.findByText('nobody')).toBeInTheDocument();
  expect(localStorage.getItem('user')).toBeNull();
});

test('an expired session waits, signed out, while the server cannot be reached', async () => {
  const maya = someone({ token: tokenOf({ exp: seconds(-1) }) });
  server.breaks(refreshSession);
  openPage(<Who />, { as: maya });
  expect(await screen.findByText('nobody')).toBeInTheDocument();
  expect(storedUser.get()).toEqual(maya);

  server.answers(refreshSession, answerFor(maya));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Maya Kern')).toBeInTheDocument();
});

test.for([
  [0, 840, 'at the latest 60 seconds before the end'],
  [1, 780, 'at the earliest 120 seconds before the end'],
] as const)('by chance %d it renews after %d of 900 seconds', async ([chance, after]) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_800_000_000_000 });
  const maya = someone();
  const asked = server.answers(refreshSession, () => answerFor(maya));
  openPage(<Who />, { as: maya });
  await act(() => vi.advanceTimersByTimeAsync((after - 1) * 1000));
  expect(asked).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await vi.waitFor(() => expect(storedUser.get()?.token).not.toBe(maya.token));
  expect(asked).toHaveLength(1);
});

test('a clock far ahead does not cause constant renewals', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const old = tokenOf({ exp: seconds(-3600) });
  const maya = someone({ token: old });
  let turn = 0;
  const asked = server.answers(refreshSession, () => {
    turn += 1;
    return answerFor(maya, tokenOf({ exp: seconds(-3600), turn }));
  });
  openPage(<Who />, { as: maya });
  await act(() => vi.advanceTimersByTimeAsync(1));
  await vi.waitFor(() => expect(storedUser.get()?.token).not.toBe(old));
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(asked).toHaveLength(1);
});

test('logout clears storage, tells the server and goes home', async () => {
  const maya = someone();
  const told = server.answers(logout, undefined);
  const { user } = openPage(<Who />, { as: maya });
  localStorage.setItem('groceryList', '[]');
  sessionStorage.setItem('trip', '{}');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(goHome).toHaveBeenCalledWith('/'));
  expect(told[0]?.headers.get('authorization')).toBe(`Bearer ${maya.token}`);
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('logout goes home when the server cannot be reached', async () => {
  server.breaks(logout);
  const { user } = openPage(<Who />, { as: someone() });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(goHome).toHaveBeenCalledWith('/'));
  expect(localStorage.getItem('user')).toBeNull();
});

test('a logout in another tab ends the session here', async () => {
  openPage(<Who />, { as: someone() });
  const otherTab = new BroadcastChannel('larder-session');
  otherTab.postMessage('signed-out');
  await waitFor(() => expect(goHome).toHaveBeenCalledWith('/'));
  otherTab.close();
  expect(localStorage.getItem('user')).toBeNull();
});

const ben = someone({ id: '01890000-0000-7000-8000-000000000009', name: 'Ben' });

test.for([
  ['at once', () => storedUser.set(ben)],
  ['after the end of the session', () => [storedUser.clear(), storedUser.set(ben)]],
] as const)('a page loads anew for another person, %s', async ([, change]) => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  openPage(<Who />, { as: someone() });
  expect(await screen.findByText('secret of Maya Kern')).toBeInTheDocument();
  act(() => void change());
  expect(reload).toHaveBeenCalledTimes(1);
  // Until it is loaded it is nobody's.
  expect(screen.getByText('checking')).toBeInTheDocument();
});

test.for([
  ['/vendor/orders', 'vendor', 'user', 'left'],
  ['/admin/users', 'admin', 'vendor', 'left'],
  ['/vendor/orders', 'vendor', 'vendor', 'loaded anew'],
  ['/vendor-news', 'vendor', 'user', 'loaded anew'],
] as const)(
  '%s of a %s: when a %s signs in beside it, it is %s',
  async ([at, was, is, expected]) => {
    window.history.replaceState(null, '', at);
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const leave = vi.spyOn(window.location, 'replace').mockReturnValue();
    openPage(<Who />, { as: someone({ role: was }) });
    expect(await screen.findByText('secret of Maya Kern')).toBeInTheDocument();
    act(() => storedUser.set({ ...ben, role: is }));
    const done = { left: leave, 'loaded anew': reload };
    expect(done[expected]).toHaveBeenCalledTimes(1);
    expect(reload.mock.calls.length + leave.mock.calls.length).toBe(1);
    expect(storedUser.get()?.name).toBe('Ben');
    window.history.replaceState(null, '', '/');
  },
);

test('the end of a session drops what was said and cached; the same person goes on', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const undo = vi.fn<() => void>();
  openPage(<Who />, { as: someone() });
  toast.undo('Roma tomatoes removed', undo);
  act(() => announce('oranges added'));
  expect(await screen.findByText('oranges added')).toBeInTheDocument();
  expect(await screen.findByText('secret of Maya Kern')).toBeInTheDocument();
  act(() => storedUser.clear());
  expect(screen.queryByText('Roma tomatoes removed')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('oranges added')).not.toBeInTheDocument());
  act(() => storedUser.set(someone()));
  expect(screen.getByText('Maya Kern')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

const DAY_MS = 24 * 3600_000;

test.for([
  [DAY_MS, 'ahead'],
  [-DAY_MS, 'behind'],
] as const)('a device whose clock is %i ms wrong (%s) stays signed in', async ([wrong]) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const trueNow = Date.now();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: trueNow + wrong });
  const passed = () => Date.now() - trueNow - wrong;
  const inSeconds = (more: number) => Math.floor((trueNow + passed()) / 1000) + more;
  const maya = someone({ token: tokenOf({ exp: inSeconds(900) }) });
  const asked = server.sends(refreshSession, () =>
    Response.json(
      answerFor(maya, tokenOf({ sub: maya.id, exp: inSeconds(900), turn: asked.length })),
      {
        headers: { date: new Date(trueNow + passed()).toUTCString() },
      },
    ),
  );
  // An answer before the page checks the token again sets the clock.
  noteServerTime(new Date(trueNow).toUTCString());
  openPage(<Who />, { as: maya });
  expect(screen.getByText('Maya Kern')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(770_000));
  expect(asked).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(80_000));
  await vi.waitFor(() => expect(storedUser.get()?.token).not.toBe(maya.token));
  expect(asked).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(770_000));
  expect(asked).toHaveLength(1);
  vi.useRealTimers();
});

test.for([
  [-DAY_MS, 'a day behind'],
  [-5 * 60_000, '5 minutes behind'],
  [5 * 60_000, '5 minutes ahead'],
] as const)(
  'a clock that is %i ms wrong (%s), as the first answer tells, does not move the renewal',
  async ([wrong]) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const trueNow = Date.now();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: trueNow + wrong });
    noteServerTime(new Date(trueNow + wrong).toUTCString()); // no answer yet
    const tokenFor = (life: number) => tokenOf({ exp: Math.floor(trueNow / 1000) + life });
    const maya = someone({ token: tokenFor(900) });
    const asked = server.answers(refreshSession, answerFor(maya, tokenFor(1800)));
    openPage(<Who />, { as: maya });
    act(() => noteServerTime(new Date(trueNow).toUTCString()));
    await act(() => vi.advanceTimersByTimeAsync(830_000));
    expect(asked).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(asked).toHaveLength(1);
    vi.useRealTimers();
  },
);

test('an expired session is detected once the server’s time is known', async () => {
  const trueNow = Date.now();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: trueNow - DAY_MS });
  noteServerTime(new Date(trueNow - DAY_MS).toUTCString());
  server.refuses(refreshSession, 'session_ended');
  openPage(<Who />, {
    as: someone({ token: tokenOf({ exp: Math.floor(trueNow / 1000) - 7200 }) }),
  });
  expect(screen.getByText('Maya Kern')).toBeInTheDocument();
  act(() => noteServerTime(new Date(trueNow).toUTCString()));
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await vi.waitFor(() => expect(screen.getByText('nobody')).toBeInTheDocument());
  vi.useRealTimers();
});

test('a clock a day ahead at the start costs one renewal, not the session', async () => {
  const trueNow = Date.now();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: trueNow + DAY_MS });
  const exp = Math.floor(trueNow / 1000) + 900;
  const maya = someone({ token: tokenOf({ exp }) });
  const asked = server.sends(refreshSession, () =>
    Response.json(answerFor(maya, tokenOf({ sub: maya.id, exp, turn: 1 })), {
      headers: { date: new Date(trueNow).toUTCString() },
    }),
  );
  openPage(<Who />, { as: maya });
  expect(screen.getByText('checking')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  await vi.waitFor(() => expect(screen.getByText('Maya Kern')).toBeInTheDocument());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(1);
  vi.useRealTimers();
});

test('a logout is not echoed to its own tab, which waits for the server', async () => {
  const heard = Promise.withResolvers<void>();
  const told = server.answers(logout, undefined);
  const channel = new BroadcastChannel('larder-session');
  channel.addEventListener('message', () => heard.resolve());
  const { user } = openPage(<Who />, { as: someone() });
  goHome.mockImplementation(() => expect(told).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await heard.promise;
  await waitFor(() => expect(goHome).toHaveBeenCalledTimes(1));
  channel.close();
});

function comeBack(): void {
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
}

test('a page from the back-forward cache hides a person who has signed out', () => {
  openPage(<Who />, { as: someone() });
  comeBack();
  expect(goHome).not.toHaveBeenCalled();
  localStorage.clear(); // as by another tab, while this page was cached
  comeBack();
  expect(goHome).toHaveBeenCalledWith('/');
});

test('a page from the back-forward cache stays when nobody was signed in', () => {
  openPage(<Who />);
  storedUser.set(someone());
  comeBack();
  expect(goHome).not.toHaveBeenCalled();
});
