import clsx from 'clsx';
import { LocateFixed, MapPin, Minus, Plus } from 'lucide-react';
import { useId } from 'react';

import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';

import { whereWords } from './pinGeometry.ts';
import { MAP_HEIGHT, StorePinGround } from './StorePinGround.tsx';
import { type StorePinProps, usePinDrag, useStorePin } from './useStorePin.ts';

/**
 * A small map to check a store's place. The pin can be dragged, placed by a press, or moved with the
 * arrow keys; the closer the zoom, the smaller the step.
 *
 * Shape   `address` must not change while mounted: give the component a key.
 */
export function StorePin(props: StorePinProps) {
  const { address, at, faded, onMove } = props;
  const hint = useId();
  const { map, moveTo, walk, goBack, ...zoom } = useStorePin(props);
  const { frame, spot, press, handlers } = usePinDrag({ ...map, at, onMove, onDrop: moveTo });
  const where = whereWords(address, at);

  return (
    <div className={clsx('transition-opacity', faded && 'opacity-60')}>
      <div
        ref={frame}
        className="relative overflow-hidden rounded-lg border border-line bg-sunken/50"
        style={{ height: MAP_HEIGHT }}
      >
        <StorePinGround {...map} />
        {/* Pointer only; the keyboard moves the pin itself. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="absolute inset-0 size-full cursor-crosshair"
          // An invisible button must not take the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={press}
        />
        <button
          type="button"
          aria-label="Pin of the store"
          aria-describedby={hint}
          style={{ left: `calc(50% + ${spot.x}px)`, top: `calc(50% + ${spot.y}px)` }}
          className="absolute grid size-11 -translate-x-1/2 -translate-y-[93%] cursor-grab touch-none place-items-end justify-center rounded-full active:cursor-grabbing"
          onKeyDown={walk}
          {...handlers}
        >
          <MapPin aria-hidden="true" size={38} className="fill-accent stroke-surface" />
        </button>
        <div className="absolute top-2 right-2 flex flex-col rounded-full bg-surface shadow-2">
          <IconButton
            icon={Plus}
            label="Closer"
            aria-disabled={zoom.isClosest}
            onClick={zoom.lookCloser}
          />
          <IconButton
            icon={Minus}
            label="Farther"
            aria-disabled={zoom.isFarthest}
            onClick={zoom.lookFarther}
          />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p id={hint} className="num min-w-0 flex-1 basis-64 text-sm text-ink-2">
          The pin is {where}. Drag it, press the map, or move it with the arrow keys.
        </p>
        {where !== 'at the address' && (
          <Button variant="ghost" icon={LocateFixed} onClick={goBack}>
            Back to the address
          </Button>
        )}
      </div>
    </div>
  );
}
