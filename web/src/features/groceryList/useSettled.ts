import { useEffect, useState } from 'react';

/** The value once it has not changed for a while, so that typing does not ask with every letter. */
export function useSettled<T>(value: T, afterMs = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
