import { ApiError } from '#platform/http/apiError.ts';

/** The server's message, else the given one. */
export function refusalOr(withoutWords: string): (error: Error) => string {
  return (error) => {
    if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
    return error.message === '' ? withoutWords : error.message;
  };
}
