import type { Location } from 'react-router';
import * as z from 'zod/mini';

/** A path of this site. "//evil", "/\evil" and "https:…" are other sites to a browser. */
const OWN_PATH = /^\/(?![/\\])[^\p{Cc}\\]*$/u;
const State = z.object({ from: z.string().check(z.regex(OWN_PATH)) });

/** The state of a link to a login that comes back here afterwards; `returnPath` reads it. */
export function comeBackTo({ pathname, search, hash }: Location): z.output<typeof State> {
  return { from: pathname + search + hash };
}

/**
 * Where somebody was when they were sent to the login; undefined when they came by themselves, or
 * from outside the `area` that this login is for.
 */
export function returnPath(state: unknown, area = '/'): string | undefined {
  const read = State.safeParse(state);
  return read.success && read.data.from.startsWith(area) ? read.data.from : undefined;
}
