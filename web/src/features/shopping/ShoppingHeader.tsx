import { MapPin } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';

import type { Trip } from '#state/trip';
import { SearchField } from '#ui/SearchField';

import { RadiusField } from './RadiusField.tsx';
import { TextButton } from './TextButton.tsx';
import type { useComparison } from './useComparison.ts';
import { stores, things } from './words.ts';

const ChangePlace = lazy(async () => ({
  default: (await import('./ChangePlace.tsx')).ChangePlace,
}));

/** The title with the place, which can be changed, and the filters. */
export function ShoppingHeader({
  trip,
  foods,
  shown,
  comparison,
  text,
  onText,
  isAsking,
  onAsk,
  children,
}: {
  trip: Trip;
  /** How many foods the list has, and how many stores are shown. */
  foods: number;
  shown: number;
  comparison: ReturnType<typeof useComparison>;
  text: string;
  onText: (text: string) => void;
  /** Whether the place is asked for. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  children: ReactNode;
}) {
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
      <div className="flex flex-wrap items-center gap-2 max-md:w-full">
        <div className="max-md:min-w-40 max-md:flex-1 md:w-56">
          <SearchField
            label="Search stores and items"
            placeholder="Store or item name"
            value={text}
            onChange={onText}
          />
        </div>
        {here && (
          <RadiusField
            radius={radius}
            isBusy={comparison.isComparing}
            onChoose={comparison.changeRadius}
          />
        )}
        {children}
      </div>
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
