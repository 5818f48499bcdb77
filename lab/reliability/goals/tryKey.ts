import { z } from 'zod';

import type { Answer, Sent } from '#reliability/harness/client';

const Made = z.object({ key_id: z.string(), secret: z.string() });

/**
 * Uses an API key of a vendor rightly, where it may not be, in the wrong places, misspelled, and after its end.
 *
 * Shape   the key.
 */
export async function tryKey(
  send: (method: string, path: string, sent?: Sent) => Promise<Answer>,
  { token }: { token: string },
): Promise<string> {
  const body = { name: 'Till', rights: ['stock'] };
  const made = await send('POST', '/vendor/keys', { token, body });
  const { key_id, secret } = Made.parse(made.body);
  await send('GET', '/vendor/stores', { token: secret });
  await send('PUT', '/vendor/stock', { token: secret, body: { items: [{ sku: secret }] } });
  await send('GET', '/vendor/keys', { token: secret });
  await send('GET', `/vendor/orders?cursor=${secret}`, { token });
  await send('DELETE', `/vendor/keys/${secret}`, { token });
  await send('DELETE', `/vendor/keys/${key_id}`, { token });
  for (const wrong of [secret, `${secret}x`]) await send('GET', '/vendor/stores', { token: wrong });
  return secret;
}
