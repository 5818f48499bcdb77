import { numberText } from '#platform/page/counts.ts';

/** How far a work of several parts is: "Reading the rows: 5,000 of 12,000". */
export function ProgressLine({
  label,
  done,
  all,
  unit,
}: {
  label: string;
  done: number;
  all: number;
  /** "rows" */
  unit: string;
}) {
  return (
    <div className="mb-3.5">
      <p className="num text-sm text-ink-2">
        {label}: {numberText(done)} of {numberText(all)} {unit}
      </p>
      <progress
        aria-label={label}
        value={done}
        max={all}
        className="mt-1.5 block h-1.5 w-full accent-brand"
      />
    </div>
  );
}
