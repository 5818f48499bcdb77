import { dayWords } from '@larder/shared/basics/calendar';
import { formatUsd } from '@larder/shared/basics/money';
import type { VendorReport } from '@larder/shared/orders/vendorOrders.calls';

import { changeWords, totalsOf } from '#vendor/dashboard/rules/compareWords.ts';
import type { Days } from '#vendor/dashboard/rules/reportPeriod.ts';

const BEST = 5;

/** What a period sold beside the one before, and what sold best. */
export function ReportFigures({ report, before }: { report: VendorReport; before: Days }) {
  const [now, then] = [totalsOf(report.stores), totalsOf(report.before ?? [])];
  const best = report.items.filter(({ packs }) => packs > 0).slice(0, BEST);
  return (
    <>
      <p className="mt-4 text-sm text-ink-2">
        Beside {dayWords(before.first)} – {dayWords(before.last)}
        {then.orders === 0 && ': no orders before'}
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure name="Orders" now={now.orders} before={then.orders} write={String} />
        <Figure name="Revenue" now={now.revenue} before={then.revenue} write={formatUsd} />
        <Figure name="Average order" now={now.average} before={then.average} write={formatUsd} />
        <Figure name="Money back" now={now.refunds} before={then.refunds} write={formatUsd} />
      </dl>
      {best.length > 0 && (
        <>
          <h3 className="mt-4 text-base">Best products</h3>
          <ol aria-label="Best products" className="mt-1 divide-y divide-line text-sm">
            {best.map(({ name, size, packs, revenue }) => (
              <li key={`${name} ${size}`} className="flex justify-between gap-3 py-1.5">
                <span className="min-w-0 break-words">
                  {packs} × {name}, {size}
                </span>
                <span className="num">{formatUsd(revenue)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function Figure<Value extends number>({
  name,
  now,
  before,
  write,
}: {
  name: string;
  now: Value;
  before: Value;
  write: (value: Value) => string;
}) {
  return (
    <div className="min-w-0 rounded-md bg-sunken/60 px-4 py-3">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="num font-display text-lg font-semibold break-words">{write(now)}</dd>
      <dd className="num text-sm text-ink-2">
        {changeWords(now, before)}
        {before !== 0 && now !== before && ` · ${write(before)}`}
      </dd>
    </div>
  );
}
