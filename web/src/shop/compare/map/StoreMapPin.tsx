import type { ComparedStore } from '@larder/shared/stores/compare.calls';
import clsx from 'clsx';

import type { Box, Spot } from './StoreMapGeometry.ts';
import { HEAD, type MapPin } from './StoreMapLayout.ts';
import { milesAway, ordinal, PIN_LOOK } from './StoreMapLook.ts';

export function StoreMapPin({
  pin: { head, label, hasLabel },
  number,
  store: { name, store_type, distance },
  stop,
  isTabStop,
  onFocus,
  onPick,
}: {
  pin: MapPin;
  /** Its place in the plan, from 1; 0 outside it. */
  number: number;
  store: ComparedStore;
  /** Its place in the plan's tour, from 1; 0 when the tour does not go there. */
  stop: number;
  /** Tab reaches one pin only. */
  isTabStop: boolean;
  onFocus: () => void;
  onPick: () => void;
}) {
  const look = PIN_LOOK[store_type];
  const [left, top] = [head.x - HEAD, head.y - HEAD];
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${number > 0 ? `${number} ` : ''}${name} ${milesAway(distance)} away, ${store_type}${planWords(number, stop)}`}
      style={{ left, top, width: 2 * HEAD, height: 2 * HEAD }}
      className={clsx(
        'group absolute grid place-items-center p-0.75 hover:z-20 focus-visible:z-20',
        look.shape,
        number > 0 && look.ground,
      )}
      onFocus={onFocus}
      onClick={onPick}
    >
      <span
        className={clsx(
          'num grid place-items-center text-xs leading-none font-bold',
          look.shape,
          number > 0 ? ['size-full', look.solid] : ['size-4.5 border-3 bg-surface', look.outline],
        )}
      >
        {number > 0 && number}
      </span>{' '}
      <span
        style={{
          left: label.x - left,
          top: label.y - top,
          width: label.width,
          height: label.height,
        }}
        className={clsx(
          'absolute',
          sideOf(label, head),
          hasLabel ? 'flex' : 'hidden group-hover:flex group-focus-visible:flex',
        )}
      >
        <span className="flex min-w-0 items-center gap-1 rounded-full border border-line bg-surface px-2.5 text-xs whitespace-nowrap text-ink shadow-2 group-hover:border-line-strong">
          <strong className="truncate font-semibold">{name}</strong>{' '}
          <span className="num flex-none text-ink-2">{milesAway(distance)}</span>
        </span>
      </span>
    </button>
  );
}

function planWords(number: number, stop: number): string {
  if (number === 0) return '';
  return stop > 0 ? `, ${ordinal(stop)} stop of the plan` : ', in the plan';
}

function sideOf(label: Box, head: Spot): string {
  if (label.x >= head.x) return 'justify-start';
  return label.x + label.width <= head.x ? 'justify-end' : 'justify-center';
}
