import type { Endpoint } from '@larder/shared/contract/endpoint';
import { ERRORS } from '@larder/shared/contract/errors';

import { ApiError } from './apiError.ts';
import { type AnswerOf, type Input, send } from './http.ts';
import { renewSession } from './refresh.ts';
import { storedUser } from './storedUser.ts';
import { toast } from './toast.ts';

export type { AnswerOf, BodyOf } from './http.ts';

/**
 * Calls one endpoint of the contract as the signed-in person.
 *
 * A token the server no longer takes is renewed once and the call repeated once; when that fails
 * too, the person is signed out and told. No other refusal signs anybody out.
 *
 * Errors  as `send` in http.ts.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E> = {},
): Promise<AnswerOf<E>> {
  const isOpen = endpoint.access === 'public' || endpoint.access === 'cookie';
  const user = isOpen ? undefined : storedUser.get();
  if (!user) return send(endpoint, input);
  try {
    return await send(endpoint, input, user.token);
  } catch (error) {
    if (!isUnknownToken(error)) throw error;
    const renewed = await renewSession(user.token);
    if (!renewed) {
      signOut();
      throw error;
    }
    return await send(endpoint, input, renewed.token).catch((again: unknown) => {
      if (isUnknownToken(again)) signOut();
      throw again;
    });
  }
}

function isUnknownToken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function signOut(): void {
  storedUser.clear();
  toast.info(ERRORS.session_ended.message);
}
