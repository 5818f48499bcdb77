import * as z from 'zod/mini';

import { Session } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { line } from './leaves.ts';

export const ProfileBody = z.strictObject({ name: line(200), address: line(500) });

/** The token has name and address too, so the answer has a new one. */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/user',
  access: 'shopper',
  summary: 'Change the name and address of the account',
  body: ProfileBody,
  response: Session,
});
