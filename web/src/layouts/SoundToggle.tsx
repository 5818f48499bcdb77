import clsx from 'clsx';
import { Bell, BellOff } from 'lucide-react';

import { beep, orderSound } from '#lib/beep';
import { Button } from '#ui/Button';

/** Lets new orders be heard or not; turned on, it says how they sound. */
export function SoundToggle({ className }: { className?: string }) {
  const isOn = orderSound.use();
  function toggle(): void {
    orderSound.set(!isOn);
    beep();
  }
  return (
    <Button
      look={isOn ? 'soft' : 'outline'}
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
