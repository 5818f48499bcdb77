import { logout as logoutCall } from '@larder/shared/account/session.calls';
import { type Position, positionOf } from '@larder/shared/basics/staff';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import { send } from '#platform/http/http.ts';
import { renewSession } from '#platform/http/refresh.ts';
import { onOtherTime, serverNow } from '#platform/http/serverClock.ts';
import { announce } from '#platform/page/announce.ts';
import { toasts } from '#platform/page/toast.ts';
import { ownerNow } from '#platform/stored/owner.ts';
import { clearBrowserStorage } from '#platform/stored/stored.ts';

import { finishBeforeLogout, mayLogOut } from './leaving.ts';
import {
  type Claims,
  claimsOf,
  hasExpired,
  type StoredUser,
  storedUser,
  toStoredUser,
} from './storedUser.ts';

type Auth = {
  /** undefined when signed out. */
  user: StoredUser | undefined;
  /** The token's claims: name, email, address, phone, role. Empty when signed out. */
  claims: Claims;
  /** Another number once the person of this page has left it: what is drawn for them is drawn anew. */
  visit: number;
  /** Whether the stored session is being verified; one request at most. */
  isChecking: boolean;
  isAuthenticated: boolean;
  isAdmin: boolean;
  isVendor: boolean;
  isUser: boolean;
  /** What a vendor's owner and staff may do; undefined when signed out. */
  position: Position | undefined;
  /** Signs in with the answer of a login or registration. Returns false when it has no token. */
  login: (answer: unknown) => boolean;
  /** Signs out in all tabs, clears storage and goes to the home page; not when a question keeps the person. */
  logout: () => Promise<void>;
  /** Signs out in this browser only, for guards. */
  forget: () => void;
};

const AuthContext = createContext<Auth | undefined>(undefined);

/** The session. Errors  outside `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

const CHANNEL = 'larder-session';
const SIGNED_OUT = 'signed-out';
const LOGOUT_WAIT_MS = 2000;

/** Provides the session: reads it at the start, renews it, and ends it in all tabs. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const kept = storedUser.use();
  const [leaving, setLeaving] = useState(false);
  const state = useRenewal(kept);
  const { visit, isAnother } = useOnePerson(kept?.id);
  const leave = useCallback(() => setLeaving(true), []);
  const tellOtherTabs = useOtherTabs(leave);
  useReturnToOldPage({ id: kept?.id, leaving });

  const auth = useMemo((): Auth => {
    const isChecking = leaving || isAnother || state === 'checking';
    const user = leaving || isAnother || state !== 'live' ? undefined : kept;
    return {
      user,
      visit,
      claims: user ? claimsOf(user.token) : {},
      isChecking,
      isAuthenticated: user !== undefined,
      isAdmin: user?.role === 'admin',
      isVendor: user?.role === 'vendor',
      isUser: user?.role === 'user',
      position: user && positionOf(user),
      login(answer) {
        const signedIn = toStoredUser(answer);
        if (signedIn) storedUser.set(signedIn);
        return signedIn !== undefined;
      },
      async logout() {
        if (!(await mayLogOut())) return;
        leave();
        await finishBeforeLogout();
        tellOtherTabs();
        await endSession(kept?.token);
      },
      forget: storedUser.clear,
    };
  }, [kept, leaving, isAnother, visit, state, leave, tellOtherTabs]);

  return createElement(AuthContext, { value: auth }, children);
}

/** Clears memory and storage first: signed out here, whatever the server answers. */
async function endSession(token: string | undefined): Promise<void> {
  const putBack = clearBrowserStorage();
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, LOGOUT_WAIT_MS);
  });
  await Promise.race([send(logoutCall, {}, token).catch(() => undefined), tooLong]);
  // The answer has cleared all of it once more (Clear-Site-Data).
  putBack();
  goHome();
}

/** Reloads at the home page, so that no data of the person stays in memory. */
function goHome(): void {
  window.location.assign('/');
}

/**
 * Clears this tab's memory when another tab signs out. Returns the function that tells the others. It
 * shares the channel: a second one would reach this tab too, which would leave before the server has the
 * logout.
 */
function useOtherTabs(leave: () => void): () => void {
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    opened.addEventListener('message', ({ data }) => {
      if (data !== SIGNED_OUT) return;
      // Before storage is empty; otherwise a guard would show the login.
      flushSync(leave);
      clearBrowserStorage();
      goHome();
    });
    return () => opened.close();
  }, [leave]);
  return useCallback(() => channel.current?.postMessage(SIGNED_OUT), []);
}

/** Leaves a page from the back-forward cache whose person is signed out: it missed all events. */
function useReturnToOldPage({ id, leaving }: { id: string | undefined; leaving: boolean }): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      const isOver = leaving || (id !== undefined && storedUser.get()?.id !== id);
      if (persisted && isOver) goHome();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [id, leaving]);
}

/**
 * Keeps a page with one person. When they leave it, the answers and messages for them are dropped before anything
 * is drawn; when somebody else comes, the page is loaded anew, so that none of its code knows the one before.
 */
function useOnePerson(id: string | undefined): { visit: number; isAnother: boolean } {
  const client = useQueryClient();
  const [seen, setSeen] = useState({ id, first: id, visit: 0 });
  if (seen.id !== id) {
    const hasLeft = seen.id !== undefined;
    setSeen({ id, first: seen.first ?? id, visit: hasLeft ? seen.visit + 1 : seen.visit });
  }
  const isAnother = id !== undefined && seen.first !== undefined && seen.first !== id;

  useEffect(() => {
    let last = storedUser.get()?.id;
    return storedUser.subscribe(() => {
      const next = storedUser.get()?.id;
      // What a guest began in this tab; the tab of the sign-in has done it (useSignIn.ts).
      if (last === undefined && next !== undefined) void adopt(next);
      if (last !== undefined && last !== next) {
        client.clear();
        announce('');
        for (const one of toasts.get()) toasts.dismiss(one.id);
      }
      last = next;
    });
  }, [client]);
  useEffect(() => {
    if (isAnother) startAnew();
  }, [isAnother]);
  return { visit: seen.visit, isAnother };
}

/**
 * Loads the page for whoever is signed in now. An area of another role is left: as its first page it would sign out who
 * does not belong there.
 */
function startAnew(): void {
  const role = storedUser.get()?.role;
  const [, area] = /^\/(vendor|admin)\//.exec(window.location.pathname) ?? [];
  if (area === undefined || area === role) window.location.reload();
  else window.location.replace('/');
}

async function adopt(id: string): Promise<void> {
  const loaded = await import('#platform/stored/adopt.ts').catch(() => undefined);
  if (ownerNow() === id) loaded?.adoptGuests(id);
}

/** Seconds before expiry; random in between, to spread tabs and devices. */
const RENEW_BEFORE = { min: 60, max: 120 };
const RENEW_PAUSE_MS = 10_000;

/**
 * Renews the token while the page is open, and an expired one at the start or on waking up.
 *
 * Shape   checking: the stored token had expired at the start and the server has not answered; signedOut:
 *         the server could not be reached, so nobody is signed in until it can; else live.
 */
function useRenewal(user: StoredUser | undefined): 'live' | 'checking' | 'signedOut' {
  const token = user?.token;
  const [expiredAtStart] = useState(() => (user && hasExpired(user) ? user.token : undefined));
  const [unreachable, setUnreachable] = useState(false);
  const [spread] = useState(Math.random);

  useEffect(() => {
    const exp = token === undefined ? undefined : claimsOf(token).exp;
    if (token === undefined || exp === undefined) return;
    const leftMs = (seconds: number): number => (exp - seconds) * 1000 - serverNow();
    const renew = (): void => {
      renewSession(token).catch(() => setUnreachable(true));
    };
    // Timers stop while the device sleeps; an expired token is renewed on waking.
    const onVisible = (): void => {
      if (document.visibilityState === 'visible' && leftMs(RENEW_BEFORE.min) < 0) renew();
    };
    const before = RENEW_BEFORE.min + (RENEW_BEFORE.max - RENEW_BEFORE.min) * spread;
    // When clocks disagree a token may look expired at once: pause between renewals.
    const soonest = token === expiredAtStart ? 0 : RENEW_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (): void => {
      clearTimeout(timer);
      timer = setTimeout(renew, Math.max(soonest, leftMs(before)));
    };
    plan();
    // The page starts with the device's clock; the first answer corrects it.
    const unsubscribe = onOtherTime(plan);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onVisible);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onVisible);
    };
  }, [token, expiredAtStart, spread]);

  if (token === undefined || token !== expiredAtStart) return 'live';
  return unreachable ? 'signedOut' : 'checking';
}
