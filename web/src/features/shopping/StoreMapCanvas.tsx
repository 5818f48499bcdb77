import type { Place } from '@larder/shared/domain/distance';
import { useQuery } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { placeQueries } from '#queries/places';

import type { Offer } from './offers.ts';
import type { Size } from './StoreMapGeometry.ts';
import { StoreMapGround } from './StoreMapGround.tsx';
import { layOutStoreMap, namesReach } from './StoreMapLayout.ts';
import { milesAway, STORE_MAP_FRAME } from './StoreMapLook.ts';
import { StoreMapPin } from './StoreMapPin.tsx';

export type StoreMapProps = {
  here: Place;
  offers: readonly Offer[];
  /** Receives the store's index in the list. */
  onPick: (index: number) => void;
};

export function StoreMapCanvas({ here, offers, onPick }: StoreMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const stores = useMemo(
    () =>
      offers.map(({ store: { name, distance, location } }) => ({
        words: `${name} ${milesAway(distance)}`,
        place: location,
      })),
    [offers],
  );
  // Names are optional: no loading and no error state.
  const names = useQuery(placeQueries.nearby(here, namesReach(here, stores))).data;
  const map = useMemo(
    () => layOutStoreMap({ here, stores, names: names ?? [] }, size),
    [here, stores, names, size],
  );
  const [current, setCurrent] = useState(0);
  const tabStop = Math.min(current, offers.length - 1);

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const next = nextPin(event.key, { current: tabStop, count: offers.length });
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }
  const types = offers.map(({ store }) => store.store_type);

  return (
    <div ref={frame} className={STORE_MAP_FRAME}>
      <StoreMapGround map={map} size={size} types={types} />
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label="Stores on the map"
        className="absolute inset-0"
        onKeyDown={walk}
      >
        {offers.map(({ store }, index) => {
          const pin = map.pins[index];
          return (
            pin && (
              <StoreMapPin
                key={store.store_id}
                pin={pin}
                number={index + 1}
                store={store}
                isTabStop={index === tabStop}
                onFocus={() => setCurrent(index)}
                onPick={() => onPick(index)}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

function nextPin(
  key: string,
  { current, count }: { current: number; count: number },
): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

const USUAL_SIZE: Size = { width: 640, height: 300 };

function useSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(USUAL_SIZE);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = box;
      if (width === 0 || height === 0) return;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
