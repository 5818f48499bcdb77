import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { atMost, exactly, type Goal, outcome } from '#reliability/goal';
import { percentile } from '#reliability/harness/random';
import { startServer } from '#reliability/harness/server';

const SLOW = 600;
const CLOSED_WITHIN_MS = 17_000;

/** Six hundred clients that never finish their request, from many addresses of this machine. */
export const slowClients: Goal = {
  id: 'R-13',
  limit:
    '600 sockets with slow headers or bodies: all closed within 17 s, the health check never fails',
  run: async () => {
    await using server = await startServer({ RATE_LIMITS: 'on' });
    const sockets: Socket[] = [];
    try {
      const begun = performance.now();
      let closed = 0;
      let lastClosed = 0;
      for (let n = 0; n < SLOW; n += 1) {
        const socket = connect({
          port: server.port,
          host: '127.0.0.1',
          localAddress: `127.0.0.${2 + (n % 10)}`,
        });
        sockets.push(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          closed += 1;
          lastClosed = performance.now() - begun;
        });
        socket.write(
          n % 2
            ? 'GET /api/config HTTP/1.1\r\nHost: x\r\nX-Slow: '
            : 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
        );
      }
      const drip = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write('a');
      }, 1_000);
      const times: number[] = [];
      let failures = 0;
      while (closed < SLOW && performance.now() - begun < CLOSED_WITHIN_MS + 10_000) {
        const asked = performance.now();
        const answer = await fetch(`${server.url}/healthz`).catch(() => undefined);
        if (answer?.status !== 200) failures += 1;
        times.push(performance.now() - asked);
        await sleep(50);
      }
      clearInterval(drip);
      return outcome({
        sockets: SLOW,
        closed: exactly(closed, SLOW),
        'last closed ms': atMost(lastClosed, CLOSED_WITHIN_MS),
        'health checks': times.length,
        'health failures': exactly(failures, 0),
        'health p99 ms': Math.round(percentile(times, 0.99)),
      });
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
};
