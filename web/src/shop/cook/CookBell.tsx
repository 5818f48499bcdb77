import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { announce } from '#platform/page/announce.ts';
import { readySound, ring } from '#platform/page/beep.ts';
import { toast } from '#platform/page/toast.ts';
import { type CookTimer, isRinging, nextEnd, timerName } from '#shop/cook/rules/cookTimers.ts';
import { useCookTimers } from '#shop/cook/state/keptTimers.ts';

import { TimerChip } from './TimerChip.tsx';

/** Between two rings of a timer that nobody answers. Units: ms. */
const RING_EVERY_MS = 2500;
/** Longer waits overflow a browser's timer. Units: ms. */
const MAX_WAIT_MS = 60 * 60_000;

/** Rings for timers that are over and tells which, on any page; shows the next one where cook mode does not. */
export function CookBell() {
  const timers = useCookTimers();
  const announced = useRef(new Set<string>());
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(readySound, []);
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined;
    function tell({ recipe, title, ...timer }: CookTimer): void {
      const text = `${timerName(timer)} is done: ${title}, step ${timer.step}`;
      announce(text, { urgent: true });
      const cook = `${recipe}/cook`;
      // Cook mode shows it among its timers.
      if (pathname !== cook) toast.info(text, { title: 'Open', act: () => void navigate(cook) });
    }
    function listen(): void {
      const now = Date.now();
      const ringing = timers.filter((timer) => isRinging(timer, now));
      for (const timer of ringing) {
        // An added minute changes `endsAt`: the timer rings again.
        const key = `${timer.id} ${timer.endsAt}`;
        if (!announced.current.has(key)) tell(timer);
        announced.current.add(key);
      }
      if (ringing.length > 0) ring();
      const next = nextEnd(timers, now);
      const ms = Math.min(next === undefined ? MAX_WAIT_MS : next - now, MAX_WAIT_MS);
      wait = setTimeout(listen, ringing.length > 0 ? Math.min(ms, RING_EVERY_MS) : ms);
    }
    listen();
    return () => clearTimeout(wait);
  }, [timers, navigate, pathname]);

  return pathname.endsWith('/cook') ? null : <TimerChip timers={timers} />;
}
