import { everyCall } from '@larder/shared/calls';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { testApp } from '#testing/testApp';

/** Every call that takes an email, by its method and path. */
const CALLS = everyCall()
  .map(({ call }) => call)
  .filter(({ body }) => body instanceof z.ZodMiniObject && 'email' in body.shape)
  .map(({ method, path }) => [method, path] as const);

test('an email is taken where accounts are opened, signed in to, reset and invited to, and nowhere else', () => {
  expect(CALLS.map((call) => call.join(' ')).toSorted()).toEqual([
    'POST /forgot-password',
    'POST /login',
    'POST /register',
    'POST /vendor/staff/invitations',
  ]);
});

test.for(CALLS)(
  '%s %s refuses what a mailer reads as several addresses',
  async ([method, path]) => {
    const { app, person } = await testApp();
    const { headers } = await person('vendor');
    for (const email of [
      'ada,eve@example.com',
      'ada;eve@example.com',
      'all:eve@example.com',
      'ada<eve@example.com>',
      '(ada)eve@example.com',
      '"ada"eve@example.com',
    ]) {
      const payload = { email };
      const answer = await app.inject({ method, url: `/api${path}`, headers, payload });
      expect([answer.statusCode, answer.json().details.fields]).toEqual([
        400,
        expect.arrayContaining([{ field: 'email', message: 'must be an email' }]),
      ]);
    }
  },
);
