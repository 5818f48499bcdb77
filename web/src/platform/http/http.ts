import { APP_CHECK_HEADER, needsAppCheck } from '@larder/shared/account/appCheck.model';
import { getConfig } from '@larder/shared/account/config.calls';
import type { Endpoint } from '@larder/shared/basics/endpoint.model';
import { ErrorBody } from '@larder/shared/basics/errorBody.model';
import * as z from 'zod/mini';

import { ApiError, OfflineError } from './apiError.ts';
import { appCheckToken, hasAppCheck, noteAppCheck } from './appCheck.ts';
import { noteServerTime } from './serverClock.ts';

type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type AnswerOf<E extends Endpoint> = z.output<E['response']>;

export type Input<E extends Endpoint> = {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>>;
  /** The request goes on when the page is left. Its body may have 64 KB. */
  keepalive?: boolean;
  /** A read waits this long instead of 10 s. */
  timeoutMs?: number;
  /** Another address of the same server. */
  base?: string;
};

const BASE = '/api';
const READ_TIMEOUT_MS = 10_000;

/**
 * Sends one call of the contract with a token, or without one.
 *
 * A change carries App Check's token where the server asks for it. A refused token, which the server
 * reports before it acts, is exchanged and the change sent once more.
 *
 * Errors  ApiError when the server refuses; OfflineError for a change without a network; TypeError when
 *         the server cannot be reached; DOMException when a read takes too long or is aborted;
 *         ZodError or SyntaxError when the answer is not what the contract says.
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  token?: string,
): Promise<AnswerOf<E>> {
  if (endpoint.method !== 'GET' && !navigator.onLine) throw new OfflineError();
  if (!needsAppCheck(endpoint)) return exchange(endpoint, input, token);
  try {
    return await exchange(endpoint, withProof(input, await appCheckToken()), token);
  } catch (error) {
    const proof = error instanceof ApiError ? await newProof(error.code) : undefined;
    if (proof === undefined) throw error;
    return exchange(endpoint, withProof(input, proof), token);
  }
}

function withProof<E extends Endpoint>(input: Input<E>, proof: string | undefined): Input<E> {
  if (proof === undefined) return input;
  return { ...input, headers: { ...input.headers, [APP_CHECK_HEADER]: proof } };
}

/** A new App Check token after a refusal; undefined when the refusal has another reason, or there is none. */
async function newProof(code: string): Promise<string | undefined> {
  if (code === 'app_check_invalid') return appCheckToken({ isRefused: true });
  // Only before the settings are loaded: with settings a token was already tried.
  if (code !== 'app_check_required' || hasAppCheck()) return undefined;
  const settings = await exchange(getConfig, {}).catch(() => undefined);
  noteAppCheck(settings?.firebase);
  return appCheckToken();
}

async function exchange<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  token?: string,
): Promise<AnswerOf<E>> {
  const isRead = endpoint.method === 'GET';
  const limits = [
    input.signal,
    isRead ? AbortSignal.timeout(input.timeoutMs ?? READ_TIMEOUT_MS) : undefined,
  ];

  const response = await fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(input.body !== undefined && {
        'content-type': endpoint.sends ? 'application/octet-stream' : 'application/json',
      }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...input.headers,
    },
    ...(input.keepalive && { keepalive: true }),
    ...(input.body !== undefined && { body: written(endpoint, input.body) }),
    signal: AbortSignal.any(limits.filter((limit) => limit !== undefined)),
  });
  noteServerTime(response.headers.get('date'));
  if (!response.ok) throw await refusal(response);
  const answer = await answerOf(endpoint, response);
  return z.decode(endpoint.response, answer) as AnswerOf<E>; // E is still a type parameter here
}

/** A file as it is, anything else as JSON. */
function written<E extends Endpoint>(endpoint: E, body: BodyOf<E>): Blob | string {
  return endpoint.sends && body instanceof Blob
    ? body
    : JSON.stringify(z.encode(endpoint.body, body));
}

/** A file is a Blob. */
function answerOf({ status, answers }: Endpoint, response: Response): Promise<unknown> | undefined {
  if (status === 204) return undefined;
  return answers ? response.blob() : response.json();
}

/** The address of a call below the API's base, with path parameters and query. */
export function addressOf<E extends Endpoint>(
  endpoint: E,
  { params, query, base = BASE }: Input<E>,
): string {
  const inPath = texts(z.encode(endpoint.params, params ?? {}));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(inPath[name] ?? ''),
  );
  const search = new URLSearchParams(texts(z.encode(endpoint.query, query ?? {}))).toString();
  return base + path + (search && `?${search}`);
}

function texts(members: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(members ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}

/** What a refused request throws. */
export async function refusal(response: Response): Promise<ApiError> {
  const body = ErrorBody.safeParse(await response.json().catch(() => undefined));
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(
    response.status,
    body.success ? body.data : { error: 'internal', message: 'Something went wrong' },
    Number.isFinite(wait) ? wait : undefined,
  );
}
