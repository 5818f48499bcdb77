/** Source of both: docs/operations.md, "Recipe provider". */
export const MAX_FAILURES = 5;
export const OPEN_MS = 30_000;

export type CircuitBreaker = {
  /** Whether a request may be sent. The caller must then report how it went. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
};

/** After 5 failures in a row nothing is sent for 30 seconds, then one trial request decides. */
export function makeCircuitBreaker(now: () => Date): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  let isTrying = false;
  return {
    allows() {
      if (failures < MAX_FAILURES) return true;
      if (now().getTime() < openUntil || isTrying) return false;
      isTrying = true;
      return true;
    },
    succeeded() {
      failures = 0;
      isTrying = false;
    },
    failed() {
      failures += 1;
      isTrying = false;
      if (failures >= MAX_FAILURES) openUntil = now().getTime() + OPEN_MS;
    },
  };
}
