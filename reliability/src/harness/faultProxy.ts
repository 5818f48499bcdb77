import { connect, createServer, type Socket } from 'node:net';

import { freePort } from './ports.ts';

export type Fault =
  | { kind: 'none' }
  /** Nothing gets through, nothing is refused. */
  | { kind: 'stall' }
  /** New connections are reset, and the open ones too. */
  | { kind: 'reset' }
  /** Answers come this much later. Units: milliseconds. */
  | { kind: 'delay'; ms: number }
  /** What was asked gets there, but the answer never comes back: the connection is reset instead. */
  | { kind: 'dropAnswers' };

export type FaultProxy = Awaited<ReturnType<typeof faultProxy>>;

/** Stands between two programs that speak TCP and spoils their talk as told. */
export async function faultProxy(target: { port: number; host?: string }) {
  let fault: Fault = { kind: 'none' };
  let to = target;
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: false }, (near) => {
    if (fault.kind === 'reset') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(to.port, to.host ?? '127.0.0.1');
    const pair = [near, far] as const;
    for (const socket of pair) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        for (const other of pair) other.destroy();
      });
    }
    near.on('data', (chunk) => {
      if (fault.kind !== 'stall') far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (fault.kind === 'stall') return;
      if (fault.kind === 'dropAnswers') near.resetAndDestroy();
      else if (fault.kind === 'delay')
        setTimeout(() => near.writable && near.write(chunk), fault.ms);
      else near.write(chunk);
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    /** What it spoils from now on; resetting also cuts what is open. */
    set(next: Fault): void {
      fault = next;
      if (next.kind === 'reset') for (const socket of open) socket.resetAndDestroy();
    },
    /** Leads new connections elsewhere and cuts the old ones. */
    redirect(next: { port: number; host?: string }): void {
      to = next;
      for (const socket of open) socket.resetAndDestroy();
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
