import { expect, test } from 'vitest';

import { canSearchServer, searchServer } from './secrets.ts';

test.skipIf(!canSearchServer)(
  'no key, token or password leaves the server, even when misused',
  { timeout: 300_000 },
  async () => {
    expect((await searchServer(5)).leaks).toEqual([]);
  },
);
