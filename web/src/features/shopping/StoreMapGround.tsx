import clsx from 'clsx';

import type { Box, Size, Spot } from './StoreMapGeometry.ts';
import { HEAD, HERE_LABEL, milesLabel, STALK, type StoreMapLayout } from './StoreMapLayout.ts';
import { PIN_LOOK, type StoreType } from './StoreMapLook.ts';

/** More lines from the centre to the stores are unreadable. */
const MAX_LINES = 8;

/** All but the pin heads: rings, names, the shopper, stalks. Decoration. */
export function StoreMapGround({
  map: { here, rings, pins, names },
  size,
  types,
}: {
  map: StoreMapLayout;
  size: Size;
  types: readonly StoreType[];
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
      {pins.length <= MAX_LINES &&
        pins.map(({ tip }, index) => (
          <line
            key={index}
            x1={here.x}
            y1={here.y}
            x2={tip.x}
            y2={tip.y}
            strokeDasharray="1 5"
            strokeLinecap="round"
            className="stroke-line-strong/60 stroke-[1.5]"
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
          d={stalkPath(tip, head)}
          className={PIN_LOOK[types[index] ?? 'Delivery'].stalk}
        />
      ))}
    </svg>
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

function stalkPath(tip: Spot, head: Spot): string {
  const length = Math.hypot(tip.x - head.x, tip.y - head.y) || 1;
  const wide = ((HEAD - 3) * Math.min(1, STALK / length)) / length;
  const [across, along] = [(tip.y - head.y) * wide, (tip.x - head.x) * wide];
  return `M${head.x - across} ${head.y + along}L${head.x + across} ${head.y - along}L${tip.x} ${tip.y}Z`;
}
