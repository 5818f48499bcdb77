import clsx from 'clsx';

import type { Box, Size, Spot } from './StoreMapGeometry.ts';
import {
  HEAD,
  HERE_LABEL,
  milesLabel,
  STALK,
  type StoreMapLayout,
  type TourLeg,
} from './StoreMapLayout.ts';
import { ordinal, PIN_LOOK, type StoreType } from './StoreMapLook.ts';

/** More lines from the centre to the stores are unreadable. */
const MAX_LINES = 8;

/** Half the width of a stalk at the small head of a store outside the plan. */
const SMALL_STALK = 5;

/** All but the pin heads: rings, names, the shopper, the plan's tour, stalks. Decoration. */
export function StoreMapGround({
  map: { here, rings, pins, names, tour },
  size,
  stores,
}: {
  map: StoreMapLayout;
  size: Size;
  /** In the order of the pins. */
  stores: readonly { type: StoreType; isPlanned: boolean }[];
}) {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full text-xs"
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      {rings.toReversed().map(({ miles, radius }) => (
        <circle
          key={miles}
          cx={here.x}
          cy={here.y}
          r={radius}
          strokeDasharray="1 6"
          strokeLinecap="round"
          className="fill-brand/5 stroke-brand/70 stroke-2"
        />
      ))}
      {pins.map(({ tip }, index) => {
        const store = stores[index];
        // The tour leads to the plan's other stores.
        const isBrought = store?.isPlanned === true && store.type === 'Delivery';
        if (!isBrought && (store?.isPlanned === true || pins.length > MAX_LINES)) return null;
        return <StoreLine key={index} from={here} to={tip} isBrought={isBrought} />;
      })}
      {tour.map(({ from, bend, to }, index) => (
        <path
          key={index}
          d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
          strokeLinecap="round"
          className="fill-none stroke-brand stroke-3"
        />
      ))}
      {names.map(({ name, dot, text }) => (
        <g key={`${name} ${dot.x} ${dot.y}`} className="fill-ink-2">
          <circle cx={dot.x} cy={dot.y} r={2.5} />
          <Words at={text}>{name}</Words>
        </g>
      ))}
      {rings.map(
        ({ miles, label }) =>
          label && (
            <Words key={miles} at={label} className="num fill-brand font-semibold">
              {milesLabel(miles)}
            </Words>
          ),
      )}
      <circle cx={here.x} cy={here.y} r={18} className="fill-brand/20" />
      <circle cx={here.x} cy={here.y} r={8} className="fill-brand stroke-surface stroke-3" />
      {here.label && (
        <Words at={here.label} className="fill-ink font-semibold">
          {HERE_LABEL}
        </Words>
      )}
      {pins.map(({ tip, head }, index) => (
        <path
          key={index}
          d={stalkPath(tip, head, stores[index]?.isPlanned === true ? HEAD - 3 : SMALL_STALK)}
          className={PIN_LOOK[stores[index]?.type ?? 'Delivery'].stalk}
        />
      ))}
      <StopNumbers tour={tour} />
    </svg>
  );
}

/** From the shopper to a store; accented when the plan has it delivered. */
function StoreLine({ from, to, isBrought }: { from: Spot; to: Spot; isBrought: boolean }) {
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      strokeDasharray={isBrought ? '2 6' : '1 5'}
      strokeLinecap="round"
      className={isBrought ? 'stroke-accent stroke-[2.5]' : 'stroke-line-strong/60 stroke-[1.5]'}
    />
  );
}

/** "1st", "2nd" on the way there: one more number in a pin would be taken for the store's. */
function StopNumbers({ tour }: { tour: readonly TourLeg[] }) {
  return tour.map(
    ({ label }, index) =>
      label && (
        <g key={index}>
          <rect {...label} rx={label.height / 2} className="fill-brand stroke-surface stroke-2" />
          <text
            x={label.x + label.width / 2}
            y={label.y + label.height / 2}
            textAnchor="middle"
            dominantBaseline="central"
            className="num fill-on-brand font-semibold"
          >
            {ordinal(index + 1)}
          </text>
        </g>
      ),
  );
}

function Words({
  at: { x, y, width, height },
  className,
  children,
}: {
  at: Box;
  className?: string;
  children: string;
}) {
  return (
    <text
      x={x + width / 2}
      y={y + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      className={clsx('stroke-surface stroke-3', className)}
      style={{ paintOrder: 'stroke', strokeLinejoin: 'round' }}
    >
      {children}
    </text>
  );
}

function stalkPath(tip: Spot, head: Spot, halfWidth: number): string {
  const length = Math.hypot(tip.x - head.x, tip.y - head.y) || 1;
  const wide = (halfWidth * Math.min(1, STALK / length)) / length;
  const [across, along] = [(tip.y - head.y) * wide, (tip.x - head.x) * wide];
  return `M${head.x - across} ${head.y + along}L${head.x + across} ${head.y - along}L${tip.x} ${tip.y}Z`;
}
