import { connect, createServer, type Socket } from 'node:net';

import { listen } from './listen.ts';

export type Fault =
  | { kind: 'none' }
  /** Data is neither forwarded nor refused. */
  | { kind: 'stall' }
  /** Resets new and open connections. */
  | { kind: 'reset' }
  /** Delays answers. Units: milliseconds. */
  | { kind: 'delay'; ms: number }
  /** Forwards requests and resets the connection instead of answering. */
  | { kind: 'dropAnswers' };

export type FaultProxy = Awaited<ReturnType<typeof faultProxy>>;

/** A TCP proxy that injects faults. */
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
  const own = await listen(server);
  const close = async () => {
    for (const socket of open) socket.destroy();
    await own[Symbol.asyncDispose]();
  };
  return {
    port: own.port,
    /** Sets the fault; `reset` also cuts open connections. */
    set(next: Fault): void {
      fault = next;
      if (next.kind === 'reset') for (const socket of open) socket.resetAndDestroy();
    },
    /** Sends new connections elsewhere and cuts the old ones. */
    redirect(next: { port: number; host?: string }): void {
      to = next;
      for (const socket of open) socket.resetAndDestroy();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
