import { createECDH, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { makePostUntrusted } from '#platform/lib/postUntrusted';

import {
  bytesOf,
  newSubscription,
  type PushedMessage,
  readPushed,
  type Subscription,
} from './pushedMessage.ts';
import { startUntrustedSite } from './untrustedSite.ts';

/** Keys as a browser makes them for a subscription, of which nobody needs the private one. */
export function newBrowserKeys(): { p256dh: string; auth: string } {
  return {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

type Pushed = PushedMessage & { path: string };

/**
 * A push service on this machine, and browsers that subscribed there. It checks the server's signature (RFC 8292) and
 * decrypts what it gets (RFC 8291, RFC 8188) with nothing but node:crypto: a message that is not as the standards say fails
 * its request with 400.
 *
 * Shape   `status` is what it answers, by path, 201 by default; 0: nothing, ever. `subscribe` makes the body of
 *         `PUT /user/notices/device`; hosts in `names` have these addresses.
 */
export async function pushService(
  publicKey: () => string,
  { names = {}, allMs = 10_000 }: { names?: Record<string, string[]>; allMs?: number } = {},
) {
  const browsers = new Map<string, Subscription>();
  const got: Pushed[] = [];
  const faults: unknown[] = [];
  const status = new Map<string, number>();
  const site = await startUntrustedSite((request, response) => {
    const path = request.url ?? '';
    const answer = status.get(path) ?? 201;
    void bytesOf(request).then((body) => {
      if (answer === 0) return;
      try {
        if (answer === 201) got.push(read(request, body));
        response.writeHead(answer).end();
      } catch (error) {
        faults.push(error);
        response.writeHead(400).end();
      }
    });
  }, names);

  function read({ headers, url = '' }: IncomingMessage, body: Buffer): Pushed {
    const browser = browsers.get(url);
    if (!browser) throw new Error(`nobody subscribed at ${url}`);
    return { path: url, ...readPushed(headers, body, { browser, publicKey: publicKey() }) };
  }

  return {
    ...site,
    got,
    faults,
    status,
    post: makePostUntrusted({ ...site.network, allMs }),
    subscribe(path: string, host = 'push.example') {
      const { browser, keys } = newSubscription();
      browsers.set(path, browser);
      return { endpoint: `https://${host}${path}`, keys };
    },
  };
}
