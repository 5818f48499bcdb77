import clsx from 'clsx';

/** How sure a guess is, from 0 to 1: a bar and "86 %". */
export function Confidence({ of }: { of: number }) {
  return (
    <span className="mt-1 flex items-center gap-2">
      <span aria-hidden="true" className="h-1.25 flex-1 overflow-hidden rounded-full bg-line">
        <span
          className={clsx('block h-full rounded-full', of < 0.5 ? 'bg-chart-3' : 'bg-brand')}
          style={{ width: `${of * 100}%` }}
        />
      </span>
      <span className="num w-9 flex-none text-right text-xs text-ink-2">{percent(of)}</span>
    </span>
  );
}

/** 0.864 -> "86 %". */
export function percent(of: number): string {
  return `${Math.round(of * 100)} %`;
}
