import type { ErrorBody } from '@larder/shared/contract/errors';
import type * as z from 'zod/mini';

/** The server answered with a failure. `code` is one of contract/errors; `message` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** More about the failure, as the call documents it. */
  readonly details: unknown;
  /** Seconds the server asks to wait before another try, when it says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: z.output<typeof ErrorBody>, retryAfter?: number) {
    super(body.message);
    this.status = status;
    this.code = body.error;
    this.details = body.details;
    this.retryAfter = retryAfter;
  }
}

/** A change was asked for without a network. It is refused at once, never sent later behind one's back. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  constructor() {
    super("You're offline. Please connect to the internet and try again.");
  }
}

/** What to tell a person: the server's own words when it answered, else that something went wrong. */
export function wordsFor(error: unknown): string {
  return error instanceof ApiError || error instanceof OfflineError
    ? error.message
    : 'An unexpected error occurred. Please try again.';
}
