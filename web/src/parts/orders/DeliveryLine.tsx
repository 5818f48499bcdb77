import type { Cents } from '@larder/shared/basics/money';
import clsx from 'clsx';

import { Money } from '#ui/Money.tsx';

/** The delivery fee above a total; nothing when free. */
export function DeliveryLine({ fee, className }: { fee: Cents; className?: string }) {
  if (fee === 0) return null;
  return (
    <p className={clsx('flex items-baseline justify-between text-ink-2', className)}>
      <span>Delivery</span>
      <Money cents={fee} />
    </p>
  );
}
