/** Prefetches code. A failure is ignored: the actual use loads it again and reports it. */
export function fetchEarly(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
