import { createECDH, randomBytes } from 'node:crypto';

import { MAX_DEVICES } from '@larder/shared/orders/notices';
import { z } from 'zod';

import { Stores } from '#reliability/harness/answers';

import { shown } from './fillRecipes.ts';
import type { Lab } from './lab.ts';

/** As long as the contract takes. */
const ADDRESS = `https://push.example/${'a'.repeat(990)}`;
const STORES = 100;
const STORES_A_CALL = 20;

/** More devices than an account may have. */
export async function fillDevices({ must, account }: Lab) {
  const { token } = await account('user');
  const pair = createECDH('prime256v1');
  for (let n = 0; n < MAX_DEVICES + 5; n += 1)
    await must(z.unknown(), 'PUT /user/notices/device', {
      token,
      body: {
        endpoint: `${ADDRESS}${n}`,
        keys: {
          p256dh: pair.generateKeys('base64url'),
          auth: randomBytes(16).toString('base64url'),
        },
      },
    });
  return shown(token, ['/user/notices']);
}

/** What is told of many stores, each changed twice. */
export async function fillStoreNotices({ must, account }: Lab) {
  const { token } = await account('vendor');
  const ids: string[] = [];
  while (ids.length < STORES) {
    const stores = Array.from({ length: STORES_A_CALL }, (_, n) => ({
      name: `Store ${ids.length + n}`,
      store_type: 'Delivery',
      address: '1 Main St',
      location: { type: 'Point', coordinates: [-80, 30] },
    }));
    const { value } = await must(Stores, 'POST /vendor/stores', { token, body: { stores } });
    ids.push(...value.map(({ store_id }) => store_id));
  }
  for (const mail of ['now', 'digest'])
    for (const store_id of ids)
      await must(z.unknown(), `PUT /vendor/store/${store_id}/notices`, {
        token,
        body: { mail, quiet: { from: '22:00', to: '07:00' } },
      });
  return shown(token, ['/user/notices']);
}
