import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { line } from '#basics/leaves.model';
import { Phone } from '#basics/phone.model';

import { Session } from './session.calls.ts';

export const ProfileBody = z.strictObject({
  name: line(200),
  address: line(500),
  /** Left out: it stays; null: there is none. */
  phone: z.optional(z.nullable(Phone)),
});

/** The token has them too, so the answer has a new one. */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/user',
  access: 'shopper',
  summary: 'Change the name, address and phone of the account',
  body: ProfileBody,
  response: Session,
});
