import { NewPassword } from '@larder/shared/account/auth.calls';
import * as z from 'zod/mini';

import { textBox } from './textBox.ts';

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
