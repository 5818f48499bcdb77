import { type Location, useLocation } from 'react-router';
import * as z from 'zod/mini';

/** A path of this site. Browsers read "//evil", "/\evil" and "https:…" as other sites. */
const OWN_PATH = /^\/(?![/\\])[^\p{Cc}\\]*$/u;
const State = z.object({ from: z.string().check(z.regex(OWN_PATH)) });

/** The state of a login link that returns here; `returnPath` reads it. */
export function comeBackTo({ pathname, search, hash }: Location): z.output<typeof State> {
  return { from: pathname + search + hash };
}

const ACCOUNT_PAGE = /(?:login|register|password)$/;

/** As `comeBackTo`, for a link on every page; undefined on the login itself. */
export function loginState(location: Location): unknown {
  if (!ACCOUNT_PAGE.test(location.pathname)) return comeBackTo(location);
  return location.pathname.startsWith('/admin') ? undefined : location.state;
}

/** The address to return to after the login; undefined without one, or outside this login's `area`. */
export function returnPath(state: unknown, area = '/'): string | undefined {
  const read = State.safeParse(state);
  return read.success && read.data.from.startsWith(area) ? read.data.from : undefined;
}

/** As `returnPath`, of the current page; `home` without one. */
export function useReturnPath(home: string, area?: string): string {
  return returnPath(useLocation().state, area) ?? home;
}
