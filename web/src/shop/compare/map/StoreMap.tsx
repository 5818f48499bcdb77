import { STORE_TYPES } from '@larder/shared/stores/storeTerms';
import clsx from 'clsx';
import { ChevronDown, Map as MapIcon } from 'lucide-react';
import { lazy, memo, Suspense, useId, useMemo, useState } from 'react';

import { useAfterPaint } from '#platform/page/afterPaint.ts';
import { useIsWide } from '#platform/page/media.ts';

import type { StoreMapProps } from './StoreMapCanvas.tsx';
import { PIN_LOOK, STORE_MAP_FRAME } from './StoreMapLook.ts';

const StoreMapCanvas = lazy(async () => ({
  default: (await import('./StoreMapCanvas.tsx')).StoreMapCanvas,
}));

/** More pins cannot be told apart. */
const MAX_PINS = 50;

/** The first 50 shown stores. Open initially on wide screens only. */
export const StoreMap = memo(function StoreMap({ here, offers, planned, onPick }: StoreMapProps) {
  const isWide = useIsWide();
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? isWide;
  const isDrawn = useAfterPaint(isOpen);
  const panel = useId();
  const pinned = useMemo(() => offers.slice(0, MAX_PINS), [offers]);

  return (
    <section aria-label="Map" className="card @container overflow-hidden">
      <div className="flex items-center gap-5 pr-5">
        <h2 className="flex-1 text-lg">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isDrawn ? panel : undefined}
            className="flex min-h-13 w-full items-center gap-2.5 pl-5 -outline-offset-3"
            onClick={() => setChoice(!isOpen)}
          >
            <MapIcon aria-hidden="true" size={18} className="text-brand" />
            Map
            <ChevronDown
              aria-hidden="true"
              size={18}
              className={clsx('text-ink-2 transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        </h2>
        {isOpen && (
          <p className="flex gap-4 text-sm text-ink-2">
            {STORE_TYPES.filter((type) =>
              pinned.some(({ store }) => store.store_type === type),
            ).map((type) => (
              <span key={type} className="inline-flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className={clsx('size-3', PIN_LOOK[type].swatch, PIN_LOOK[type].ground)}
                />
                {type}
              </span>
            ))}
          </p>
        )}
      </div>
      {isDrawn && (
        <div id={panel} className="border-t border-line">
          <Suspense fallback={<div className={STORE_MAP_FRAME} />}>
            <StoreMapCanvas here={here} offers={pinned} planned={planned} onPick={onPick} />
          </Suspense>
        </div>
      )}
    </section>
  );
});
