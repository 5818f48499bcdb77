import clsx from 'clsx';
import { Bell, BellOff } from 'lucide-react';

import { beep, orderSound } from '#platform/page/beep.ts';
import { Button } from '#ui/Button.tsx';

export function SoundToggle({ className }: { className?: string }) {
  const isOn = orderSound.use();
  function toggle(): void {
    orderSound.set(!isOn);
    beep();
  }
  return (
    <Button
      variant={isOn ? 'soft' : 'outline'}
      size="sm"
      icon={isOn ? Bell : BellOff}
      className={clsx('min-h-11', className)}
      aria-pressed={isOn}
      onClick={toggle}
    >
      Sound for new orders
    </Button>
  );
}
