import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import { Button } from '#ui/Button.tsx';

type NewOrdersProps = {
  /** New orders since the list was read; 100 means 100 or more. */
  count: number;
  onShow: () => void;
  /** Runs once they are in the list; the focused button is gone. */
  onShown: () => void;
};

/** A button that adds new orders to a list. */
export function NewOrders({ count, onShow, onShown }: NewOrdersProps) {
  const isAsked = useRef(false);
  const moveFocus = useEffectEvent(onShown);
  useLayoutEffect(() => {
    if (count > 0 || !isAsked.current) return;
    isAsked.current = false;
    if (document.activeElement === document.body) moveFocus();
  }, [count]);
  if (count === 0) return null;

  return (
    <Button
      className="-mt-5 self-start shadow-2"
      onClick={() => {
        isAsked.current = true;
        onShow();
      }}
    >
      {count >= 100 ? '100+' : count} new {count === 1 ? 'order' : 'orders'}
    </Button>
  );
}
