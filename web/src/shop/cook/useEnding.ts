import { useState } from 'react';

import { useAuth } from '#platform/session/session.ts';
import { setCookStep } from '#shop/cook/state/cookPlaces.ts';
import { useCookTimers } from '#shop/cook/state/keptTimers.ts';

import { runningOf } from './TimersLeft.tsx';

/**
 * The end of cooking a recipe. `onEnd` leaves cook mode; the next time begins at the first step.
 *
 * Shape   `isOpen` while it is asked what was cooked, or told that a timer runs.
 */
export function useEnding(recipe: string, onEnd: () => void) {
  const [isOpen, setIsOpen] = useState(false);
  const { isAuthenticated, isAdmin } = useAuth();
  const timers = useCookTimers();
  function end(): void {
    setCookStep(recipe, 0);
    onEnd();
  }
  return {
    isOpen,
    end,
    stay: () => setIsOpen(false),
    finish: (): void => {
      // Signed out there is nothing to note, and without a timer nothing to say.
      const isNoted = isAuthenticated && !isAdmin;
      if (isNoted || runningOf(timers, recipe, Date.now()).length > 0) setIsOpen(true);
      else end();
    },
  };
}
