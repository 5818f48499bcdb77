import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import process from 'node:process';

import { expect, test } from 'vitest';

import { connectionsOf } from './sockets.ts';

test.skipIf(process.platform !== 'linux').for(['127.0.0.1', '::ffff:127.0.0.1'])(
  'a connection to %s is seen from outside, and one that was only answered is none',
  async (host) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, host);
    await once(socket, 'connect');
    expect(connectionsOf(process.pid, [port])).toContain(`127.0.0.1:${port}`);
    socket.destroy();
    await once(server.close(), 'close');
    expect(connectionsOf(process.pid, [port])).not.toContain(`127.0.0.1:${port}`);
  },
);
