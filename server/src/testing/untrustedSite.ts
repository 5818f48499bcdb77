import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isIP } from 'node:net';

import { buildConnector } from 'undici';
import { onTestFinished } from 'vitest';

import type { PublicNetwork } from '#platform/lib/fetchUntrusted';

/** A public address. Whatever is dialled in these tests ends at the site on this machine. */
export const PUBLIC = '93.184.215.14';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A site on this machine, and a network where every connection that the rules allow ends at it. So all allowed
 * connections are counted, wherever they were meant to go.
 *
 * Shape   `names` are the addresses of hosts; a host without any has the public one. `asked` are the hosts that
 *         were resolved.
 */
export async function startUntrustedSite(answer: Answer, names: Record<string, string[]> = {}) {
  const server = createServer(answer);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // of a server that listens on a port
  const asked: string[] = [];
  const network: Partial<PublicNetwork> = {
    resolve: async (host) => {
      asked.push(host);
      const addresses = names[host] ?? [PUBLIC];
      if (addresses.length === 0) throw new Error(`ENOTFOUND ${host}`);
      return addresses.map((address) => ({ address, family: isIP(address) }));
    },
    connector: (options) => {
      const lookup = options && 'lookup' in options ? options.lookup : undefined;
      const dial = buildConnector({ timeout: options?.timeout ?? 3_000 });
      return (target, done) => {
        const toSite = () => {
          dial({ ...target, hostname: '127.0.0.1', port: String(port), protocol: 'http:' }, done);
        };
        // Node asks for no name when it is an address.
        if (isIP(target.hostname) !== 0 || !lookup) toSite();
        else
          lookup(target.hostname, { all: true }, (error) => {
            if (error) done(error, null);
            else toSite();
          });
      };
    },
    wait: async () => undefined,
  };
  return { network, asked, connections: () => connections };
}

/** An answer that is a page. */
export function page(html: string): Answer {
  return (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  };
}
