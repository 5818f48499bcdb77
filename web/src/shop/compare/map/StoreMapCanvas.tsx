import type { Place } from '@larder/shared/basics/distance';
import { useQuery } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { placeQueries } from '#platform/maps/placeQueries.ts';
import { nextOf } from '#platform/page/roving.ts';
import type { Offer } from '#shop/compare/offers.ts';

import type { Size } from './StoreMapGeometry.ts';
import { StoreMapGround } from './StoreMapGround.tsx';
import { layOutStoreMap, namesReach } from './StoreMapLayout.ts';
import { milesAway, STORE_MAP_FRAME } from './StoreMapLook.ts';
import { StoreMapPin } from './StoreMapPin.tsx';

export type StoreMapProps = {
  here: Place;
  offers: readonly Offer[];
  /** The stores of the plan in its order, numbered on the map. */
  planned: readonly string[];
  onPick: (store_id: string) => void;
};

export function StoreMapCanvas({ here, offers, planned, onPick }: StoreMapProps) {
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
  const tour = useMemo(() => tourOf(offers, planned), [offers, planned]);
  const map = useMemo(
    () => layOutStoreMap({ here, stores, names: names ?? [], tour }, size),
    [here, stores, names, tour, size],
  );
  const [current, setCurrent] = useState(0);
  const tabStop = Math.min(current, offers.length - 1);

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const next = nextOf(event.key, { current: tabStop, count: offers.length });
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }
  const grounds = offers.map(({ store }) => ({
    type: store.store_type,
    isPlanned: planned.includes(store.store_id),
  }));

  return (
    <div ref={frame} className={STORE_MAP_FRAME}>
      <StoreMapGround map={map} size={size} stores={grounds} />
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
                number={planned.indexOf(store.store_id) + 1}
                store={store}
                stop={tour.indexOf(index) + 1}
                isTabStop={index === tabStop}
                onFocus={() => setCurrent(index)}
                onPick={() => onPick(store.store_id)}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/** The indexes of the plan's stores where one picks up, in the order of the plan. */
function tourOf(offers: readonly Offer[], planned: readonly string[]): number[] {
  return planned
    .map((store_id) => offers.findIndex((offer) => offer.store_id === store_id))
    .filter((index) => offers[index]?.store.store_type === 'Pickup');
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
