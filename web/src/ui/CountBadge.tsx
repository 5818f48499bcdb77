import clsx from 'clsx';

type CountBadgeProps = {
  count: number;
  /** The unit, announced after the number: "items", "pending". */
  unit: string;
  tone?: 'brand' | 'honey';
  className?: string;
};

/** A count beside a link; nothing for 0, "99+" above 99. */
export function CountBadge({ count, unit, tone = 'brand', className }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span
      className={clsx(
        'num grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs leading-none font-bold',
        tone === 'brand' ? 'bg-brand text-on-brand' : 'bg-honey text-on-honey',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">
        , {count} {unit}
      </span>
    </span>
  );
}
