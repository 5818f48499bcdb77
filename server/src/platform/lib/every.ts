/**
 * Runs `work` regularly while the program runs, never twice at once. `work` must not reject.
 *
 * Shape   returns the function that stops it.
 */
export function every(ms: number, work: () => Promise<unknown>): () => void {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    void work().finally(() => (running = false));
  }, ms);
  timer.unref();
  return () => clearInterval(timer);
}
