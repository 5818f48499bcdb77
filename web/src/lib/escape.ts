import { useEffect, useEffectEvent } from 'react';

/** Calls back when Escape is pressed and nothing nearer, such as a search box, had a use for it. */
export function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !event.defaultPrevented) escape();
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
