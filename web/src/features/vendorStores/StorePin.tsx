import type { Place } from '@larder/shared/domain/distance';
import clsx from 'clsx';
import { LocateFixed, MapPin, Minus, Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react';

import { announce } from '#lib/announce';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';

import { placeAt, type Way, wayTo, whereWords } from './pinGeometry.ts';
import { MAP_HEIGHT, StorePinGround } from './StorePinGround.tsx';

/** How far the map sees upwards and downwards, in miles. */
const REACHES = [0.25, 0.5, 1, 2, 5, 10, 25] as const;
const FIRST_REACH = 4;
/** Steps from the middle of the map to its edge; with Shift a quarter of that. */
const STEPS = 16;
const LARGE = 4;
/** Nearer to the edge than this, the map goes along. Units: pixels. */
const MARGIN = 28;

/**
 * A small map to check where the store is. The pin is dragged, goes where the map is pressed, or is
 * moved by the arrow keys, by smaller steps the closer the map looks.
 *
 * Shape   `address` is where the address is, and does not change while this is shown: give it a key.
 */
export function StorePin({
  address,
  at,
  faded,
  onMove,
}: {
  address: Place;
  at: Place;
  /** The address is being looked up again. */
  faded: boolean;
  onMove: (at: Place) => void;
}) {
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const grab = useRef<Spot>(undefined);
  const [middle, setMiddle] = useState(at);
  const [zoom, setZoom] = useState(FIRST_REACH);
  const reach = REACHES[zoom] ?? 1;
  const pixels = MAP_HEIGHT / 2 / reach;
  const way = wayTo(middle, at);
  const spot = { x: way.east * pixels, y: -way.north * pixels };

  function moveTo(place: Place, { say = true } = {}): void {
    onMove(place);
    if (!say) return;
    const next = wayTo(middle, place);
    if (isNearEdge(next, pixels)) setMiddle(place);
    announce(`The pin is ${whereWords(address, place)}: ${place.lat}, ${place.lng}`);
  }
  /** The place under a pointer, in the middle of the frame's own coordinates. */
  function placeUnder(event: MouseEvent, offset: Spot = { x: 0, y: 0 }): Place {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect();
    const x = event.clientX - box.left - box.width / 2 - offset.x;
    const y = event.clientY - box.top - box.height / 2 - offset.y;
    return placeAt(middle, { east: x / pixels, north: -y / pixels });
  }
  function press(event: PointerEvent<HTMLButtonElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect();
    grab.current = {
      x: event.clientX - box.left - box.width / 2 - spot.x,
      y: event.clientY - box.top - box.height / 2 - spot.y,
    };
  }
  function drag(event: PointerEvent): void {
    if (grab.current) moveTo(placeUnder(event, grab.current), { say: false });
  }
  function drop(event: PointerEvent): void {
    const offset = grab.current;
    grab.current = undefined;
    if (offset) moveTo(placeUnder(event, offset));
  }
  function walk(event: KeyboardEvent): void {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = (reach / STEPS) * (event.shiftKey ? LARGE : 1);
    moveTo(placeAt(at, { east: direction.east * step, north: direction.north * step }));
  }
  function look(next: number): void {
    const miles = REACHES[next];
    if (miles === undefined) return;
    setZoom(next);
    setMiddle(at);
    announce(`The map reaches ${miles} miles`);
  }

  return (
    <div className={clsx('transition-opacity', faded && 'opacity-60')}>
      <div
        ref={frame}
        className="relative overflow-hidden rounded-lg border border-line bg-sunken/50"
        style={{ height: MAP_HEIGHT }}
      >
        <StorePinGround address={address} middle={middle} reach={reach} pixels={pixels} />
        {/* The keyboard moves the pin itself, so this hears the pointer only. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="absolute inset-0 size-full cursor-crosshair"
          // What cannot be seen must not take the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => moveTo(placeUnder(event))}
        />
        <button
          type="button"
          aria-label="Pin of the store"
          aria-describedby={hint}
          style={{ left: `calc(50% + ${spot.x}px)`, top: `calc(50% + ${spot.y}px)` }}
          className="absolute grid size-11 -translate-x-1/2 -translate-y-[93%] cursor-grab touch-none place-items-end justify-center rounded-full active:cursor-grabbing"
          onPointerDown={press}
          onPointerMove={drag}
          onPointerUp={drop}
          onPointerCancel={drop}
          onKeyDown={walk}
        >
          <MapPin aria-hidden="true" size={38} className="fill-accent stroke-surface" />
        </button>
        <div className="absolute top-2 right-2 flex flex-col rounded-full bg-surface shadow-2">
          <IconButton
            icon={Plus}
            label="Closer"
            aria-disabled={zoom === 0}
            onClick={() => look(zoom - 1)}
          />
          <IconButton
            icon={Minus}
            label="Farther"
            aria-disabled={zoom === REACHES.length - 1}
            onClick={() => look(zoom + 1)}
          />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p id={hint} className="num min-w-0 flex-1 basis-64 text-sm text-ink-2">
          The pin is {whereWords(address, at)}. Drag it, press the map, or move it with the arrow
          keys.
        </p>
        {whereWords(address, at) !== 'at the address' && (
          <Button
            look="ghost"
            icon={LocateFixed}
            onClick={() => {
              setMiddle(address);
              moveTo(address);
            }}
          >
            Back to the address
          </Button>
        )}
      </div>
    </div>
  );
}

type Spot = { x: number; y: number };

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowRight: { east: 1, north: 0 },
  ArrowLeft: { east: -1, north: 0 },
};

function isNearEdge({ east, north }: Way, pixels: number): boolean {
  return Math.max(Math.abs(east), Math.abs(north)) * pixels > MAP_HEIGHT / 2 - MARGIN;
}
