import type { ErrorBody } from '@larder/shared/basics/errorBody.model';
import type * as z from 'zod/mini';

/** A refusal of the server. `code` is one of basics/errors.model; `message` is shown to people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** The call's documented details. */
  readonly details: unknown;
  /** Seconds to wait before a retry, if given. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: z.output<typeof ErrorBody>, retryAfter?: number) {
    super(body.message);
    this.status = status;
    this.code = body.error;
    this.details = body.details;
    this.retryAfter = retryAfter;
  }
}

/** Rate limits, maintenance, shutdown, and a proxy without a server. */
const RETRIED_STATUS: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const RETRIED_CODES: ReadonlySet<string> = new Set(['busy', 'in_progress']);

/** Whether the server takes the same request later, so that a change that waits is kept. */
export function isForLater(error: unknown): boolean {
  return (
    error instanceof ApiError && (RETRIED_STATUS.has(error.status) || RETRIED_CODES.has(error.code))
  );
}

const OFFLINE = "You're offline. Please connect to the internet and try again.";

/** A change was attempted offline. It fails at once and is never queued. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  constructor() {
    super(OFFLINE);
  }
}

/** The message for a person: the server's, that there is no network, else a general one. */
export function wordsFor(error: unknown): string {
  if (error instanceof ApiError || error instanceof OfflineError) return error.message;
  return !navigator.onLine && isUnsent(error)
    ? OFFLINE
    : 'An unexpected error occurred. Please try again.';
}

/** Whether a fetch or an import failed, in the words of the engines. */
function isUnsent(error: unknown): boolean {
  return error instanceof TypeError && /fetch|load failed|network|import/i.test(error.message);
}
