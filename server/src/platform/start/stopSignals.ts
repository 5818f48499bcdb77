export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const SAME_STOP_MS = 1_000;

/**
 * Calls `stop` at the first signal to stop. Signals within a second are one stop: a terminal and a service
 * manager signal every process, and `npm start` passes signals on. A later signal ends the process at once.
 */
export function onStopSignal(stop: () => void): void {
  let signalledAt: number | undefined;
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      if (signalledAt === undefined) stop();
      else if (performance.now() - signalledAt > SAME_STOP_MS) process.exit(1);
      signalledAt ??= performance.now();
    });
}
