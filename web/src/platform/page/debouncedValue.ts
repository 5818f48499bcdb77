import { useEffect, useState } from 'react';

/** Debounce of typed text. Units: milliseconds. */
export const SETTLED_MS = 250;

/** The value after 250 ms without a change. */
export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
