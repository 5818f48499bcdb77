const WIDTH = 60;
const HEIGHT = 14;
/** Room for the stroke and the dot at the end. */
const MARGIN = 2.5;

type SparklineProps = {
  /** `x` and `y` from 0 to 1, `y` upwards; the value of a point holds until the next. At least one. */
  points: readonly { readonly x: number; readonly y: number }[];
  /** What the line shows, in words. */
  label: string;
};

/** A value over time as a small line that steps, with a dot at its end. */
export function Sparkline({ points, label }: SparklineProps) {
  const places = points.map(({ x, y }) => ({
    x: (MARGIN + x * (WIDTH - 2 * MARGIN)).toFixed(1),
    y: (HEIGHT - MARGIN - y * (HEIGHT - 2 * MARGIN)).toFixed(1),
  }));
  const [first, ...others] = places;
  const last = places.at(-1);
  if (!first || !last) return null;
  const steps = others.map(({ x, y }) => `H${x}V${y}`).join('');
  return (
    <>
      <span className="sr-only">{label}</span>
      <svg
        aria-hidden="true"
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="flex-none text-ink-3"
      >
        <path
          d={`M${first.x} ${first.y}${steps}`}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
        <circle cx={last.x} cy={last.y} r={2.25} className="fill-brand" />
      </svg>
    </>
  );
}
