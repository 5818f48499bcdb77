import { useEffect, useState } from 'react';

/**
 * Prints what `printing` brings onto the page: `print` puts it there and asks the browser for paper;
 * once that is over it is gone again.
 */
export function usePrint<T>() {
  // In a box of its own, so that the same thing can be printed again.
  const [job, setJob] = useState<{ of: T }>();
  useEffect(() => {
    if (!job) return;
    const done = (): void => setJob(undefined);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [job]);
  return { printing: job?.of, print: (of: T): void => setJob({ of }) };
}
