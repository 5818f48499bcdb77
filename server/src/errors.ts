import { ERRORS, type ErrorCode } from '@larder/shared/basics/errors.model';

import { isSystemError } from '#platform/lib/wholeFile';

/** The exit code for settings that cannot be used: EX_CONFIG of sysexits.h. */
export const EXIT_CONFIG = 78;

/** A failure that only an operator can fix. The program ends with this line. */
export class OperatorError extends Error {}

/** The line for the operator; undefined for a bug, which needs a stack. */
export function operatorLine(error: unknown): string | undefined {
  const isOfFiles = isSystemError(error) && error.path !== undefined;
  return isOfFiles || error instanceof OperatorError ? error.message : undefined;
}

/** A failure with a code of the contract. Services throw it; platform/http/errorHandler.ts sends it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: unknown;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    {
      message,
      details,
      retryAfter,
    }: { message?: string; details?: unknown; retryAfter?: number } = {},
  ) {
    super(message ?? ERRORS[code].message);
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** Refuses a member of a body for a reason its schema cannot know. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid_request', {
    message: `${field}: ${message}`,
    details: { fields: [{ field, message }] },
  });
}
