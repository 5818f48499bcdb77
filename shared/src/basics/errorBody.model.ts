import * as z from 'zod/mini';

/** The body of every refusal. `message` is for the screen; `details` for code. */
export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  request_id: z.optional(z.string()),
  details: z.optional(z.unknown()),
});

/** Also shown when the browser detects the end. */
export const SESSION_ENDED = 'Your session has ended. Please log in again.';
