import { useSyncExternalStore } from 'react';

import { dateTime } from '#platform/page/dates.ts';
import type { Trip } from '#shop/compare/state/trip.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

import type { useComparison } from './useComparison.ts';

/** A night: by then stores have changed their shelves. */
const MAX_AGE_MS = 8 * 60 * 60 * 1000;

/** Says from when the prices are, once they are old, and compares again. */
export function OldPrices({
  trip: { startedAt },
  comparison: { isComparing, compareAgain },
}: {
  trip: Trip;
  comparison: Pick<ReturnType<typeof useComparison>, 'isComparing' | 'compareAgain'>;
}) {
  const isOld = useSyncExternalStore(onShown, () => isOlder(startedAt));
  if (startedAt === undefined || !isOld) return null;
  return (
    <Notice tone="warning" className="mb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-56">
          These prices are from {dateTime(new Date(startedAt))}. Your carts stay as they are.
        </p>
        <Button variant="outline" size="sm" busy={isComparing} onClick={compareAgain}>
          Compare again
        </Button>
      </div>
    </Notice>
  );
}

/** Whoever comes back to an open tab is told as well. */
function onShown(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** A clock that was set back does not make prices new. */
function isOlder(startedAt: number | undefined): boolean {
  return startedAt !== undefined && Math.abs(Date.now() - startedAt) >= MAX_AGE_MS;
}
