import { useEffect, useState } from 'react';

/** How long typing pauses before what was typed is asked for. */
export const SETTLED_MS = 250;

/** The value once it has not changed for a quarter of a second, so that typing asks once. */
export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
