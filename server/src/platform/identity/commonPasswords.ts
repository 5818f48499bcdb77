import { readFileSync } from 'node:fs';

import { invalidField } from '#errors';

/**
 * Passwords of 8 characters and more, in lower case.
 *
 * Source  published analyses of leaked passwords.
 */
const COMMON = new Set(
  readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s+/),
);

/** Errors  invalid_request with the field, when its password is too common. */
export function refuseCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password))
    throw invalidField(field, 'is one of the most common passwords; please choose another');
}

/** Whether guessers try it first: in any letter case, or one character repeated. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || new Set(password).size === 1;
}
