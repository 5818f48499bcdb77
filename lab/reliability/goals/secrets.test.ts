import { expect, test } from 'vitest';

import { findPostgres } from '#reliability/harness/postgres';

import { searchServer } from './secrets.ts';

test.skipIf(findPostgres() === undefined)(
  'no key, token or password leaves the server, even when misused',
  { timeout: 300_000 },
  async () => {
    expect((await searchServer(5)).leaks).toEqual([]);
  },
);
