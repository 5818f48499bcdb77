import { logout as logoutCall } from '@larder/shared/contract/auth';
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

import { send } from './http.ts';
import { renewSession } from './refresh.ts';
import { onOtherTime, serverNow } from './serverClock.ts';
import { clearBrowserStorage } from './stored.ts';
import {
  type Claims,
  claimsOf,
  hasExpired,
  type StoredUser,
  storedUser,
  toStoredUser,
} from './storedUser.ts';

type Auth = {
  /** Undefined when nobody is signed in. */
  user: StoredUser | undefined;
  /** What the token says: name, email, address, role. Empty when nobody is signed in. */
  claims: Claims;
  /** It is not known yet whether somebody is signed in; lasts one answer of the server at most. */
  isChecking: boolean;
  isAuthenticated: boolean;
  isAdmin: boolean;
  isVendor: boolean;
  isUser: boolean;
  /** Signs in with a login's or a registration's answer. False, and nothing done, without a token. */
  login: (answer: unknown) => boolean;
  /** Signs out everywhere in this browser, empties its storage and goes to the home page. */
  logout: () => Promise<void>;
  /** Forgets the person in this browser only, as the guards do with somebody in the wrong place. */
  forget: () => void;
};

const AuthContext = createContext<Auth | undefined>(undefined);

/** Who is signed in. Errors  when used outside `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

const CHANNEL = 'larder-session';
const SIGNED_OUT = 'signed-out';
const LOGOUT_WAIT_MS = 2000;

/** Keeps the session: reads it at the start, renews it while the page is open, ends it in all tabs. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const kept = storedUser.use();
  const [leaving, setLeaving] = useState(false);
  const state = useRenewal(kept);
  useForgottenAnswers(kept?.id);
  const leave = useCallback(() => setLeaving(true), []);
  const tellOtherTabs = useOtherTabs(leave);
  useReturnToOldPage({ id: kept?.id, leaving });

  const auth = useMemo((): Auth => {
    const isChecking = leaving || state === 'checking';
    const user = leaving || state !== 'live' ? undefined : kept;
    return {
      user,
      claims: user ? claimsOf(user.token) : {},
      isChecking,
      isAuthenticated: user !== undefined,
      isAdmin: user?.role === 'admin',
      isVendor: user?.role === 'vendor',
      isUser: user?.role === 'user',
      login(answer) {
        const signedIn = toStoredUser(answer);
        if (signedIn) storedUser.set(signedIn);
        return signedIn !== undefined;
      },
      async logout() {
        leave();
        tellOtherTabs();
        await endSession(kept?.token);
      },
      forget: storedUser.clear,
    };
  }, [kept, leaving, state, leave, tellOtherTabs]);

  return createElement(AuthContext, { value: auth }, children);
}

/** Memory and storage first, so that the person is signed out here whatever the server says. */
async function endSession(token: string | undefined): Promise<void> {
  clearBrowserStorage();
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, LOGOUT_WAIT_MS);
  });
  await Promise.race([send(logoutCall, {}, token).catch(() => undefined), tooLong]);
  goHome();
}

/** A fresh page at the start: nothing of the last person is left in memory. */
function goHome(): void {
  window.location.assign('/');
}

/**
 * When another tab signs out, this one must forget what it has in memory too. Returns what tells the
 * others; it uses the same channel, because a second one would tell this tab as well, which would
 * then leave before the server has heard.
 */
function useOtherTabs(leave: () => void): () => void {
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    opened.addEventListener('message', ({ data }) => {
      if (data !== SIGNED_OUT) return;
      // Before the storage is empty, or else a guard would begin to show the login.
      flushSync(leave);
      clearBrowserStorage();
      goHome();
    });
    return () => opened.close();
  }, [leave]);
  return useCallback(() => channel.current?.postMessage(SIGNED_OUT), []);
}

/**
 * The back button may bring a page back as it was left, with what it showed and without having heard
 * anything. When that person is not signed in any more, it must not stay.
 */
function useReturnToOldPage({ id, leaving }: { id: string | undefined; leaving: boolean }): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent): void => {
      const isOver = leaving || (id !== undefined && storedUser.get()?.id !== id);
      if (persisted && isOver) goHome();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [id, leaving]);
}

/** Answers the server gave to one person are thrown away when it is no longer that person. */
function useForgottenAnswers(id: string | undefined): void {
  const client = useQueryClient();
  const last = useRef(id);
  useEffect(() => {
    const isAnother = last.current !== undefined && last.current !== id;
    if (isAnother && id === undefined) client.clear();
    // Another tab signed in as somebody else: what is on the screen is asked for again.
    else if (isAnother) void client.resetQueries();
    last.current = id;
  }, [client, id]);
}

/** Seconds before the end between which a token is renewed; tabs and devices spread over them. */
const RENEW_BEFORE = { min: 60, max: 120 };
const RENEW_PAUSE_MS = 10_000;

/**
 * Renews the token in time while the page is open, and an expired one at the start or when the
 * device wakes up.
 *
 * Shape  checking: the stored token had expired at the start and the server has not answered yet;
 *        signedOut: it could not be asked, so nobody is signed in until it can; else live.
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
    // Timers sleep with the device; whoever comes back after the time renews at once.
    const look = (): void => {
      if (document.visibilityState === 'visible' && leftMs(RENEW_BEFORE.min) < 0) renew();
    };
    const before = RENEW_BEFORE.min + (RENEW_BEFORE.max - RENEW_BEFORE.min) * spread;
    // A token that seems old at once, because clocks disagree, must not be renewed without a pause.
    const soonest = token === expiredAtStart ? 0 : RENEW_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (): void => {
      clearTimeout(timer);
      timer = setTimeout(renew, Math.max(soonest, leftMs(before)));
    };
    plan();
    // The page starts by the device's clock; the first answer tells the time.
    const stopHearing = onOtherTime(plan);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearTimeout(timer);
      stopHearing();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [token, expiredAtStart, spread]);

  if (token === undefined || token !== expiredAtStart) return 'live';
  return unreachable ? 'signedOut' : 'checking';
}
