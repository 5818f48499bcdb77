import { every } from './every.ts';

/**
 * Runs rounds of work while the program runs. Of failures in a row only the first is told, such as while the database
 * is away.
 *
 * Shape   returns the function that stops it and waits for the round that is under way.
 */
export function startRounds({
  ms,
  round,
  onFailure,
}: {
  ms: number;
  round: () => Promise<void>;
  onFailure: (error: unknown) => void;
}): () => Promise<void> {
  let running = Promise.resolve();
  let hasFailed = false;
  const stop = every(ms, () => {
    running = round().then(
      () => {
        hasFailed = false;
      },
      (error: unknown) => {
        if (!hasFailed) onFailure(error);
        hasFailed = true;
      },
    );
    return running;
  });
  return () => {
    stop();
    return running;
  };
}
