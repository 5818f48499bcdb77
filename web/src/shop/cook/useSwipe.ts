import { type PointerEvent, useRef } from 'react';

/** Shorter moves are taps; steeper ones scroll. Units: px. */
const MIN_SWIPE_PX = 56;

/** Handlers for an element that fingers swipe: "next" is to the left. Give it `touch-pan-y`. */
export function useSwipe(onSwipe: (to: 'next' | 'back') => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent): void => {
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const start = from.current;
      from.current = undefined;
      if (!start) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      if (Math.abs(x) >= MIN_SWIPE_PX && Math.abs(x) > 2 * Math.abs(y))
        onSwipe(x < 0 ? 'next' : 'back');
    },
    onPointerCancel: (): void => {
      from.current = undefined;
    },
  };
}
