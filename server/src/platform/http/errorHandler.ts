import { ERRORS, type ErrorCode } from '@larder/shared/basics/errors.model';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '#deps';
import { AppError } from '#errors';
import { brokenConstraint, sqlState } from '#platform/db/db';
import { isConnectionLost } from '#platform/db/postgres';

import { note } from './requestNotes.ts';

/** Turns every failure into an answer. Unexpected ones are logged here, once. */
export function handleErrors(
  app: FastifyInstance,
  { metrics, readOnly }: Pick<Deps, 'metrics' | 'readOnly'>,
): void {
  app.setErrorHandler((thrown: FastifyError | Error, request, reply) => {
    // A client that hangs up while sending is no server fault.
    if (thrown === request.raw.errored)
      return sendError(new AppError('invalid_request'), { request, reply });
    const error = asAppError(thrown);
    const state = sqlState(thrown);
    const failure = state?.slice(0, 2) ?? (isConnectionLost(thrown) ? 'connection' : undefined);
    if (failure) metrics.queryErrors.inc({ class: failure });
    if (state !== undefined && NO_WRITES.test(state)) readOnly.databaseRefused();
    // Log shed load without a stack.
    const isTurnedAway = thrown instanceof AppError && thrown.code === 'unavailable';
    if (error.status >= 500 && error.code !== 'read_only' && !isTurnedAway)
      request.log.error({ err: forLog(thrown), code: error.code }, 'request failed');
    return sendError(error, { request, reply });
  });
}

/** SQLSTATEs of a read-only transaction and a full disk. */
const NO_WRITES = /^(25006|53100)$/;

/** Without the row's values, which database errors carry too. */
function forLog({ name, message, stack, ...rest }: Error): object {
  const code = 'code' in rest ? rest.code : undefined;
  const constraint = 'constraint' in rest ? rest.constraint : undefined;
  return { type: name, message, stack, code, constraint };
}

/** Whether a page is requested, and not a call, an asset or a picture. */
export function asksForPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|assets|images|ocr)([/?]|$)/.test(url);
}

export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-site',
};

/** For a server without pages. */
export function answerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    sendError(new AppError('not_found'), { request, reply }),
  );
}

export function sendError(
  error: AppError,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  note(request, { code: error.code });
  // Without this header caches may keep some refusals, such as 404.
  reply.header('cache-control', 'no-store');
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  const retryAfter =
    error.retryAfter ?? (error.status === 503 || error.code === 'busy' ? 1 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        error: error.code,
        message: error.message,
        request_id: request.id,
        ...(error.details !== undefined && { details: error.details }),
      }),
    );
}

/** Fastify's codes that are client errors. */
const FRAMEWORK: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_request',
};

/** SQLSTATE -> code. Source: PostgreSQL, appendix A. */
const DATABASE: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^(23505|23514|23503)$/, 'conflict'],
  [/^(22P02|22P05|22001|22003|22007|22008|22021)$/, 'invalid_request'],
  [/^55P03$/, 'busy'],
  [/^(25006|53100)$/, 'read_only'],
  [/^(40001|40P01|57014|25P03)$/, 'unavailable'],
  [/^(53|08|57P)/, 'unavailable'],
];

/** The constraints that bound what an account writes in a day. */
const DAY_LIMITS: Readonly<Record<string, ErrorCode>> = {
  account_days_entries: 'too_many_today',
  account_days_sign_ins: 'too_many_sign_ins',
};
/** A new day comes at midnight, UTC; nobody needs to ask every second. Units: seconds. */
const ASK_LATER = 3_600;

export function asAppError(thrown: FastifyError | Error): AppError {
  if (thrown instanceof AppError) return thrown;
  const code = 'code' in thrown ? thrown.code : undefined;
  const known = code === undefined ? undefined : FRAMEWORK[code];
  if (known) return new AppError(known);
  const dayLimit = DAY_LIMITS[brokenConstraint(thrown) ?? ''];
  if (dayLimit) return new AppError(dayLimit, { retryAfter: ASK_LATER });
  const state = sqlState(thrown);
  const mapped = DATABASE.find(([pattern]) => state !== undefined && pattern.test(state));
  if (mapped) return new AppError(mapped[1]);
  if (isConnectionLost(thrown)) return new AppError('unavailable');
  const status = 'statusCode' in thrown ? thrown.statusCode : undefined;
  if (status === 400)
    return new AppError('invalid_request', {
      message: `${ERRORS.invalid_request.message}: malformed body`,
    });
  if (status !== undefined && status > 400 && status < 500)
    return new AppError(CLIENT_ERRORS[status] ?? 'invalid_request');
  return new AppError('internal');
}

/** Fastify's 4xx are client errors. A forbidden file is not found. */
const CLIENT_ERRORS: Readonly<Record<number, ErrorCode>> = {
  403: 'not_found',
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
};
