import { Email, NewPassword } from '@larder/shared/contract/auth';
import * as z from 'zod/mini';

import { ApiError } from '#lib/apiError';
import { textBox } from '#lib/textBox';

export const EmailField = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'Email is required', abort: true }),
  z.refine((text) => z.safeParse(Email, text).success, 'Enter an email like name@example.com'),
);

export const NewPasswordField = textBox(NewPassword, 'Password');

export const samePasswords = z.refine<{ password: string; confirm: string }>(
  (form) => form.password === form.confirm,
  {
    path: ['confirm'],
    error: 'Passwords do not match',
    // Reports a mismatch even while other fields are invalid.
    when: () => true,
  },
);

/** The server's message, else the given one. */
export function refusalOr(withoutWords: string): (error: Error) => string {
  return (error) => {
    if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
    return error.message === '' ? withoutWords : error.message;
  };
}
