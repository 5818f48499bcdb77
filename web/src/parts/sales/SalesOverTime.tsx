import { formatUsd } from '@larder/shared/basics/money';
import { CHART_RANGES, type ChartRange } from '@larder/shared/orders/dashboard';
import type { Day } from '@larder/shared/orders/vendorOrders.calls';
import { lazy, Suspense, useMemo, useState } from 'react';

import { Card } from '#ui/Card.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/Table.tsx';
import { OpenMark } from '#ui/OpenMark.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

import { dayName, type Metric, METRIC_TITLES, sentence, totalOf, valueText } from './days.ts';

// Loads the chart library with the chart only.
const DayChart = lazy(() =>
  import('./DayChart.tsx').then((module) => ({ default: module.DayChart })),
);

export function SalesOverTime({ days }: { days: readonly Day[] }) {
  const [metric, setMetric] = useState<Metric>('revenue');
  const [range, setRange] = useState<ChartRange>(30);
  const [pointed, setPointed] = useState<number>();
  const shown = useMemo(() => days.slice(-range), [days, range]);
  const total = totalOf(shown);
  const day = pointed === undefined ? undefined : shown[pointed];

  return (
    <Card as="section" aria-label="Sales over time" className="mt-6 overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <h2 className="text-xl font-semibold">Sales over time</h2>
        <div className="flex flex-wrap gap-3">
          <Segmented
            label="What to show"
            options={(['revenue', 'orders'] as const).map((value) => ({
              value,
              title: METRIC_TITLES[value],
            }))}
            value={metric}
            onChange={setMetric}
          />
          <Segmented
            label="How far back"
            options={CHART_RANGES.map((count) => ({ value: `${count}`, title: `${count} days` }))}
            value={`${range}`}
            onChange={(value) =>
              setRange(CHART_RANGES.find((count) => `${count}` === value) ?? range)
            }
          />
        </div>
      </header>
      <p className="num px-5 text-sm text-ink-2" aria-hidden="true">
        {day ? `${dayName(day.day, 'long')}: ` : `Last ${range} days: `}
        <strong className="text-ink">{valueText(day ?? total, metric)}</strong>
      </p>
      <output className="sr-only">{sentence(shown, metric, range)}</output>
      {total.orders === 0 ? (
        <p className="px-5 py-12 text-center text-ink-2">No orders in the last {range} days.</p>
      ) : (
        <div className="px-3 pt-1 pb-2">
          <Suspense fallback={<Skeleton className="h-60 rounded-md" />}>
            <DayChart days={shown} metric={metric} onPoint={setPointed} />
          </Suspense>
        </div>
      )}
      <DayTable days={shown} range={range} />
    </Card>
  );
}

function DayTable({ days, range }: { days: readonly Day[]; range: ChartRange }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 items-center gap-1.5 px-5 text-sm font-semibold text-ink-2 hover:text-ink">
        Show as a table
        <OpenMark size={18} />
      </summary>
      {/* Scrolls on its own, by keyboard too. */}
      <section
        aria-label={`The last ${range} days`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-y-auto px-5 pb-5 -outline-offset-3"
      >
        <Table
          label={`Orders and revenue of the last ${range} days`}
          head={
            <>
              <Th>Day</Th>
              <Th align="right">Orders</Th>
              <Th align="right">Revenue</Th>
            </>
          }
        >
          {days.toReversed().map((one) => (
            <Tr key={one.day}>
              <Td>{dayName(one.day, 'long')}</Td>
              <Td align="right">{one.orders.toLocaleString('en-US')}</Td>
              <Td align="right">{formatUsd(one.revenue)}</Td>
            </Tr>
          ))}
        </Table>
      </section>
    </details>
  );
}
