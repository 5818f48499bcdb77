import type { Endpoint } from '@larder/shared/contract/endpoint';
import { ErrorBody } from '@larder/shared/contract/errors';
import * as z from 'zod/mini';

import { ApiError, OfflineError } from './apiError.ts';
import { noteServerTime } from './serverClock.ts';

type ParamsOf<E extends Endpoint> = z.output<E['params']>;
type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type AnswerOf<E extends Endpoint> = z.output<E['response']>;

export type Input<E extends Endpoint> = {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>>;
};

const BASE = '/api';
const READ_TIMEOUT_MS = 10_000;

/**
 * Sends one call of the contract, once, as the person of `token` or as nobody.
 *
 * Errors  ApiError when the server refuses; OfflineError for a change without a network; TypeError
 *         when the server cannot be reached; DOMException when a read takes longer than 10 s or is
 *         aborted; ZodError or SyntaxError when the answer is not what the contract says.
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  token?: string,
): Promise<AnswerOf<E>> {
  const isRead = endpoint.method === 'GET';
  if (!isRead && !navigator.onLine) throw new OfflineError();
  const limits = [input.signal, isRead ? AbortSignal.timeout(READ_TIMEOUT_MS) : undefined];

  const response = await fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...input.headers,
    },
    ...(input.body !== undefined && { body: JSON.stringify(z.encode(endpoint.body, input.body)) }),
    signal: AbortSignal.any(limits.filter((limit) => limit !== undefined)),
  });
  noteServerTime(response.headers.get('date'));
  if (!response.ok) throw await refusal(response);
  const answer = endpoint.status === 204 ? undefined : await response.json();
  return z.decode(endpoint.response, answer) as AnswerOf<E>; // E is still a type parameter here
}

/** The address of a call below the API's base, with its parameters and query filled in. */
export function addressOf<E extends Endpoint>(endpoint: E, { params, query }: Input<E>): string {
  const inPath = texts(z.encode(endpoint.params, params ?? {}));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(inPath[name] ?? ''),
  );
  const search = new URLSearchParams(texts(z.encode(endpoint.query, query ?? {}))).toString();
  return BASE + path + (search && `?${search}`);
}

function texts(members: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(members ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}

async function refusal(response: Response): Promise<ApiError> {
  const body = ErrorBody.safeParse(await response.json().catch(() => undefined));
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(
    response.status,
    body.success ? body.data : { error: 'internal', message: 'Something went wrong' },
    Number.isFinite(wait) ? wait : undefined,
  );
}
