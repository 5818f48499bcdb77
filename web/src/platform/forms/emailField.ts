import { Email } from '@larder/shared/account/auth.calls';
import * as z from 'zod/mini';

/** One mail address as it is typed. */
export const EmailField = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'Email is required', abort: true }),
  z.refine((text) => z.safeParse(Email, text).success, 'Enter an email like name@example.com'),
);
