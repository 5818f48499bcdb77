import { Email, NewPassword } from '@larder/shared/contract/auth';
import * as z from 'zod/mini';

import { ApiError } from '#lib/apiError';

/** The email in every form that asks for one, in the words of the forms. */
export const EmailField = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'Email is required', abort: true }),
  z.refine((text) => z.safeParse(Email, text).success, 'Enter an email like name@example.com'),
);

/** A new password: what the server takes, said as a sentence. */
export const NewPasswordField = z.string().check(
  z.check((field) => {
    const issue = z.safeParse(NewPassword, field.value).error?.issues[0];
    if (issue)
      field.issues.push({
        code: 'custom',
        message: `Password ${issue.message}`,
        input: field.value,
      });
  }),
);

export const PASSWORDS_DIFFER = 'Passwords do not match';

/** What a form says when the server refused: its own words, or these when it has none. */
export function refusalOr(withoutWords: string): (error: Error) => string {
  return (error) => {
    if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
    return error.message === '' ? withoutWords : error.message;
  };
}
