import { formatUsd } from '@larder/shared/basics/money';
import type { Day } from '@larder/shared/orders/vendorOrders.calls';

import { dayName } from '#parts/sales/days.ts';

const BAR = { width: 13, step: 20, height: 42 };

/** Today's bar is strong; nothing is drawn for a week without revenue. */
export function WeekBars({ days }: { days: readonly Day[] }) {
  const most = Math.max(...days.map((day) => day.revenue));
  if (most <= 0) return null;
  const words = days.map(({ day, revenue }) => `${dayName(day, 'week')} ${formatUsd(revenue)}`);
  return (
    <>
      <span className="sr-only">
        Revenue of the last {days.length} days: {words.join(', ')}
      </span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * BAR.step} ${BAR.height + 2}`}
        className="-mt-3 h-9 w-28 max-w-1/2"
      >
        {days.map(({ day, revenue }, index) => {
          // A day without revenue keeps a minimal bar, so that days can be counted.
          const height = Math.max(2, (revenue / most) * BAR.height);
          return (
            <rect
              key={day}
              x={index * BAR.step + 3}
              y={BAR.height + 2 - height}
              width={BAR.width}
              height={height}
              rx={Math.min(4, height / 2)}
              className={index === days.length - 1 ? 'fill-chart-1' : 'fill-chart-1/35'}
            />
          );
        })}
      </svg>
    </>
  );
}
