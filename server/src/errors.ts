import { ERRORS, type ErrorCode } from '@larder/shared/contract/errors';

import { isSystemError } from '#lib/wholeFile';

/** A failure that only an operator can end. The program or the command ends with this one line. */
export class OperatorError extends Error {}

/** The line for the operator; undefined for a fault of ours, which wants a stack. */
export function operatorLine(error: unknown): string | undefined {
  const isOfFiles = isSystemError(error) && error.path !== undefined;
  return isOfFiles || error instanceof OperatorError ? error.message : undefined;
}

/** A failure the caller can understand. Services throw it; the one error handler in http/ sends it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: unknown;
  /** Seconds after which another try makes sense. */
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

/** The refusal of one member of a body for a reason its schema cannot know. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid_request', {
    message: `${field}: ${message}`,
    details: { fields: [{ field, message }] },
  });
}
