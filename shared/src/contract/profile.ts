import * as z from 'zod/mini';

import { Session } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { line } from './leaves.ts';

export const ProfileBody = z.strictObject({ name: line(200), address: line(500) });

/** Name and address live in the token too, so the answer carries a fresh one. */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/user',
  access: 'shopper',
  summary: 'Change the name and address of the account',
  body: ProfileBody,
  response: Session,
});
