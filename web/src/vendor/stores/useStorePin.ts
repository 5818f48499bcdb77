import type { Place } from '@larder/shared/basics/distance';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

import { announce } from '#platform/page/announce.ts';

import { type Offset, offsetTo, placeAt, whereWords } from './pinGeometry.ts';
import { MAP_HEIGHT } from './StorePinGround.tsx';

/** Zoom levels: miles shown above and below the centre. */
const REACHES = [0.25, 0.5, 1, 2, 5, 10, 25] as const;
const FIRST_REACH = 4;
/** Steps from the centre to the edge; with Shift a quarter of them. */
const STEPS = 16;
const LARGE = 4;
/** The map pans when the pin is nearer to the edge. Units: pixels. */
const MARGIN = 28;

const ARROWS: Readonly<Record<string, Offset>> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowRight: { east: 1, north: 0 },
  ArrowLeft: { east: -1, north: 0 },
};

export type StorePinProps = {
  address: Place;
  at: Place;
  /** The address is being looked up again. */
  faded: boolean;
  onMove: (at: Place) => void;
};

export function useStorePin({ address, at, onMove }: StorePinProps) {
  const [middle, setMiddle] = useState(at);
  const [zoom, setZoom] = useState(FIRST_REACH);
  const reach = REACHES[zoom] ?? 1;
  const pixels = MAP_HEIGHT / 2 / reach;

  function moveTo(place: Place): void {
    onMove(place);
    if (isNearEdge(offsetTo(middle, place), pixels)) setMiddle(place);
    announce(`The pin is ${whereWords(address, place)}: ${place.lat}, ${place.lng}`);
  }

  function walk(event: KeyboardEvent): void {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = (reach / STEPS) * (event.shiftKey ? LARGE : 1);
    moveTo(placeAt(at, { east: direction.east * step, north: direction.north * step }));
  }

  function zoomTo(next: number): void {
    const miles = REACHES[next];
    if (miles === undefined) return;
    setZoom(next);
    setMiddle(at);
    announce(`The map reaches ${miles} miles`);
  }

  function goBack(): void {
    setMiddle(address);
    moveTo(address);
  }

  return {
    map: { address, middle, reach, pixels },
    moveTo,
    walk,
    goBack,
    isClosest: zoom === 0,
    isFarthest: zoom === REACHES.length - 1,
    lookCloser: (): void => zoomTo(zoom - 1),
    lookFarther: (): void => zoomTo(zoom + 1),
  };
}

type Spot = { x: number; y: number };

type Drag = {
  middle: Place;
  /** Pixels per mile. */
  pixels: number;
  at: Place;
  onMove: (at: Place) => void;
  onDrop: (at: Place) => void;
};

/** Drags the pin, or places it by a press. Offsets are in pixels from the frame's centre. */
export function usePinDrag({ middle, pixels, at, onMove, onDrop }: Drag) {
  const frame = useRef<HTMLDivElement>(null);
  const grab = useRef<Spot>(undefined);
  const fromMiddle = offsetTo(middle, at);
  const spot = { x: fromMiddle.east * pixels, y: -fromMiddle.north * pixels };

  function spotUnder(event: MouseEvent, from: Spot): Spot {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect();
    return {
      x: event.clientX - box.left - box.width / 2 - from.x,
      y: event.clientY - box.top - box.height / 2 - from.y,
    };
  }
  function placeUnder(event: MouseEvent, offset: Spot = { x: 0, y: 0 }): Place {
    const { x, y } = spotUnder(event, offset);
    return placeAt(middle, { east: x / pixels, north: -y / pixels });
  }
  function drop(event: PointerEvent): void {
    const offset = grab.current;
    grab.current = undefined;
    if (offset) onDrop(placeUnder(event, offset));
  }

  return {
    frame,
    spot,
    press: (event: MouseEvent): void => onDrop(placeUnder(event)),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLButtonElement>): void => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grab.current = spotUnder(event, spot);
      },
      onPointerMove: (event: PointerEvent): void => {
        if (grab.current) onMove(placeUnder(event, grab.current));
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
}

function isNearEdge({ east, north }: Offset, pixels: number): boolean {
  return Math.max(Math.abs(east), Math.abs(north)) * pixels > MAP_HEIGHT / 2 - MARGIN;
}
