import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  bytesOf,
  newSubscription,
  type PushedMessage,
  readPushed,
} from '@larder/server/src/testing/pushedMessage.ts';

/**
 * A push service on this machine with one browser; a server that has exampleHosts.preload.ts knows it as push.example. It
 * decrypts what it gets, as the browser would, and refuses what is not as the standards say.
 *
 * Shape   `sealed` are the messages as they came; `read` opens them with the key that the server signs with.
 */
export async function openPushSink() {
  const { browser, keys } = newSubscription();
  const sealed: ((publicKey: string) => PushedMessage)[] = [];
  const server = createServer((request, response) => {
    void bytesOf(request).then((body) => {
      sealed.push((publicKey) => readPushed(request.headers, body, { browser, publicKey }));
      response.writeHead(201).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a server that listens on a port
  return {
    port,
    browser: { endpoint: 'https://push.example/grocer', keys },
    read: (publicKey: string) => sealed.map((open) => open(publicKey)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
