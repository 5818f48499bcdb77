import { plural } from '@larder/shared/food/amountText';
import { CircleCheck } from 'lucide-react';

export type PlacedProps = { order_ids: readonly string[] };

export function PlacedHead({ order_ids }: PlacedProps) {
  return (
    <>
      <h1 className="flex items-center gap-3 text-h1">
        <CircleCheck aria-hidden="true" size={32} className="flex-none text-brand" />
        {order_ids.length} {plural('order', order_ids.length)} placed
      </h1>
      <p className="mt-1 text-ink-2">
        You can cancel {order_ids.length > 1 ? 'each one' : 'it'} until its store accepts it.
      </p>
    </>
  );
}

/** Shown while the code of the rest loads, or when that fails. */
export function OnlyPlaced({ order_ids }: PlacedProps) {
  return (
    <div className="mx-auto max-w-[40rem]">
      <PlacedHead order_ids={order_ids} />
    </div>
  );
}
