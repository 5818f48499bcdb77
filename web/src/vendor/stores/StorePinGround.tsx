import type { Place } from '@larder/shared/basics/distance';
import { useQuery } from '@tanstack/react-query';

import { placeQueries } from '#platform/maps/placeQueries.ts';

import { offsetTo } from './pinGeometry.ts';

/** Units   pixels. */
export const MAP_HEIGHT = 264;

const RINGS = [0.1, 0.2, 0.5, 1, 2, 5, 10] as const;
/** The map is wider than high: names are searched this many times farther than its reach. */
const WIDER = 4;
/** The height of a name. Units: pixels. */
const LINE = 18;
const LETTER = 7.5;

/** `left` is where the text starts: on the dot's side away from the address. */
type Named = { name: string; x: number; y: number; left: number };

export function StorePinGround({
  address,
  middle,
  reach,
  pixels,
}: {
  address: Place;
  middle: Place;
  /** Units   miles. */
  reach: number;
  /** Pixels per mile. */
  pixels: number;
}) {
  // Names are optional: no loading state.
  const names = useQuery(placeQueries.nearby(middle, Math.max(1, reach * WIDER))).data ?? [];
  const spotOf = (place: Place) => {
    const { east, north } = offsetTo(middle, place);
    return { x: east * pixels, y: -north * pixels };
  };
  const home = spotOf(address);
  const step = RINGS.find((miles) => miles >= reach / 3) ?? RINGS[0];

  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full text-xs">
      {/* Coordinates start at the centre, at any width. */}
      <svg x="50%" y="50%" className="overflow-visible">
        {[3, 2, 1].map((ring) => (
          <circle
            key={ring}
            cx={home.x}
            cy={home.y}
            r={ring * step * pixels}
            strokeDasharray="1 6"
            strokeLinecap="round"
            className="fill-brand/5 stroke-brand/70 stroke-2"
          />
        ))}
        {[1, 2].map((ring) => (
          <text
            key={ring}
            x={home.x}
            y={home.y - ring * step * pixels - 5}
            textAnchor="middle"
            className="num fill-brand font-semibold"
          >
            {Math.round(ring * step * 10) / 10} mi
          </text>
        ))}
        {withRoom(names.map((place) => named(place.name, spotOf(place), home))).map(
          ({ name, x, y }) => (
            <g key={`${name} ${x} ${y}`} className="fill-ink-2">
              <circle cx={x} cy={y} r={2.5} />
              <text
                x={x < home.x ? x - 7 : x + 7}
                y={y + 4}
                textAnchor={x < home.x ? 'end' : 'start'}
              >
                {name}
              </text>
            </g>
          ),
        )}
        <circle cx={home.x} cy={home.y} r={14} className="fill-brand/20" />
        <circle cx={home.x} cy={home.y} r={5} className="fill-brand stroke-surface stroke-2" />
      </svg>
    </svg>
  );
}

function named(name: string, spot: { x: number; y: number }, home: { x: number }): Named {
  return { name, ...spot, left: spot.x < home.x ? spot.x - name.length * LETTER : spot.x };
}

/** Drops names that overlap an earlier, larger city. */
function withRoom(names: readonly Named[]): Named[] {
  return names.reduce<Named[]>((placed, one) => {
    const isFree = placed.every(
      (other) =>
        Math.abs(other.y - one.y) > LINE ||
        one.left + one.name.length * LETTER < other.left ||
        other.left + other.name.length * LETTER < one.left,
    );
    return isFree ? [...placed, one] : placed;
  }, []);
}
