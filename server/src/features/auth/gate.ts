import { AppError } from '#errors';

/**
 * Lets a few pieces of costly work run at once and a limited number wait; whoever comes on top of
 * that is turned away at once, so that a flood makes short queues instead of long ones.
 *
 * Errors  unavailable when the queue is full; whatever `work` throws.
 */
export function gate({ atOnce, queue }: { atOnce: number; queue: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= queue) throw new AppError('unavailable', { retryAfter: 1 });
      // Whoever leaves hands their place over, so `running` does not change in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
