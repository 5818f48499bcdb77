import { MapPin } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';

import type { Trip } from '#shop/compare/state/trip.ts';

import { TextButton } from './TextButton.tsx';
import type { useComparison } from './useComparison.ts';
import { stores, things } from './words.ts';

const ChangePlace = lazy(async () => ({
  default: (await import('./ChangePlace.tsx')).ChangePlace,
}));

type ShoppingHeaderProps = {
  trip: Trip;
  /** Foods of the list, stores shown. */
  foods: number;
  shown: number;
  comparison: ReturnType<typeof useComparison>;
  /** Whether the dialog for the place is open. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  children: ReactNode;
};

/** The title with the place, which can be changed; beside it filters and buttons. */
export function ShoppingHeader({
  trip,
  foods,
  shown,
  comparison,
  isAsking,
  onAsk,
  children,
}: ShoppingHeaderProps) {
  const { here, hereLabel, radius } = trip;
  const around = radius === null ? 'near' : `within ${radius} miles of`;
  const place = hereLabel.replace(/^near /, '');
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-h1 break-words">Shop Ingredients</h1>
        <p className="mt-0.5 flex items-start gap-1.5 text-sm text-ink-2">
          <MapPin aria-hidden="true" size={16} className="mt-1 flex-none" />
          <span>
            <span className="num hidden md:inline">{things(foods)}, </span>
            <output className="num">{stores(shown)}</output>
            {here && (
              <>
                <span className="num hidden md:inline"> {around} </span>
                <span className="md:hidden"> near </span>
                <strong className="font-semibold text-ink">{place || 'your location'}</strong>
              </>
            )}
            {' · '}
            <TextButton aria-busy={comparison.isComparing} onClick={() => onAsk(true)}>
              {here ? 'Change' : 'Set a place'}
              {here && <span className="sr-only"> the place</span>}
            </TextButton>
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:hidden">{children}</div>
      {isAsking && (
        <Suspense>
          <ChangePlace
            onClose={() => onAsk(false)}
            onPlace={(found) => {
              onAsk(false);
              comparison.changePlace(found);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
