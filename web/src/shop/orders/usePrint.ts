import { useEffect, useState } from 'react';

/** Renders what is to be printed as `printing`, opens the print dialog, and removes it afterwards. */
export function usePrint<T>() {
  // Wrapped, so that the same value can be printed again.
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
