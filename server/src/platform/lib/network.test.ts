import { createServer } from 'node:net';

import { expect, test } from 'vitest';

import { fetchUpstream } from './network.ts';

test('gives up connecting after 3 seconds', async () => {
  const mute = createServer(() => undefined);
  const { promise: port, resolve } = Promise.withResolvers<number>();
  mute.listen(0, '127.0.0.1', () => {
    const address = mute.address();
    if (address !== null && typeof address === 'object') resolve(address.port);
  });
  try {
    // It accepts and stays silent, so TLS never begins.
    await expect(fetchUpstream(`https://127.0.0.1:${await port}/`)).rejects.toMatchObject({
      cause: { code: 'UND_ERR_CONNECT_TIMEOUT' },
    });
  } finally {
    mute.close();
  }
});
