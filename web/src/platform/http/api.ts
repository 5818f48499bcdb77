import { whoAmI } from '@larder/shared/account/session.calls';
import type { Endpoint } from '@larder/shared/basics/endpoint.model';
import { SESSION_ENDED } from '@larder/shared/basics/errorBody.model';

import { toast } from '#platform/page/toast.ts';
import { type StoredUser, storedUser } from '#platform/session/storedUser.ts';
import { ownerNow } from '#platform/stored/owner.ts';

import { ApiError } from './apiError.ts';
import { type AnswerOf, type Input, send } from './http.ts';
import { renewSession } from './refresh.ts';

export type { AnswerOf, BodyOf, QueryOf } from './http.ts';

/**
 * Calls one endpoint of the contract as the signed-in person.
 *
 * Errors  as `send` in http.ts, and what `asSignedIn` says.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E> = {},
): Promise<AnswerOf<E>> {
  const isOpen = endpoint.access === 'public' || endpoint.access === 'cookie';
  if (isOpen) return send(endpoint, input);
  return asSignedIn((token) => send(endpoint, input, token));
}

/**
 * Asks the separate service at `base` for the role of the signed-in person; there the token has its own
 * header.
 *
 * Errors  as `call`.
 */
export async function callAuthService(
  base: string,
  { signal }: Input<typeof whoAmI>,
): Promise<AnswerOf<typeof whoAmI>> {
  return asSignedIn((token = '') =>
    send(whoAmI, { base, signal, headers: { 'auth-token': token } }),
  );
}

/**
 * Runs `act` with the token. A refused token is renewed once and `act` repeated; when that fails too, the
 * person is signed out and informed. No other refusal signs out.
 *
 * Errors  a 401, whatever the server answers, when this page has changed its person before or meanwhile.
 */
export async function asSignedIn<T>(act: (token: string | undefined) => Promise<T>): Promise<T> {
  const user = storedUser.get();
  if (!user) return act(undefined);
  // The page shows this person's things: no call may be made in another's name, and no answer shown to another.
  const checkPerson = (): void => {
    if (user.id !== ownerNow()) throw isGone();
  };
  checkPerson();
  const answer = await asPerson(user, act).catch((error: unknown) => {
    checkPerson();
    throw error;
  });
  checkPerson();
  return answer;
}

async function asPerson<T>(user: StoredUser, act: (token: string) => Promise<T>): Promise<T> {
  try {
    return await act(user.token);
  } catch (error) {
    if (isNotAllowed(error)) renewPosition(user);
    if (!isUnknownToken(error)) throw error;
    const renewed = await renewSession(user.token);
    if (!renewed) signOut(user.id);
    // Another person signed in meanwhile: do not act in their name.
    if (renewed?.id !== user.id) throw error;
    return act(renewed.token).catch((again: unknown) => {
      if (isUnknownToken(again)) signOut(user.id);
      throw again;
    });
  }
}

/** The session of the one who asked has ended here, and perhaps another's has begun. */
function isGone(): ApiError {
  storedUser.follow();
  return new ApiError(401, { error: 'session_ended', message: SESSION_ENDED });
}

function isNotAllowed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_allowed';
}

/** The owner may have given a member of the staff another role; its pages follow. */
function renewPosition({ role, token }: StoredUser): void {
  if (role === 'vendor') renewSession(token).catch(() => undefined);
}

function isUnknownToken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Keeps another person's session that began meanwhile. */
function signOut(id: string): void {
  const now = storedUser.get();
  if (now !== undefined && now.id !== id) return;
  storedUser.clear();
  toast.info(SESSION_ENDED);
}
