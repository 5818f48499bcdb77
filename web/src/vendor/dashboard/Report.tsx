import { addDays } from '@larder/shared/basics/calendar';
import type { VendorReport } from '@larder/shared/orders/vendorOrders.calls';
import { slotWords } from '@larder/shared/stores/slots';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { wordsFor } from '#platform/http/apiError.ts';
import { useAddress } from '#platform/page/address.ts';
import { dayStart, today } from '#platform/page/dates.ts';
import { downloadCsv } from '#platform/page/download.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { DayField } from '#ui/fields/DayField.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/Table.tsx';
import { Money } from '#ui/Money.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';
import { reportTable } from '#vendor/dashboard/rules/reportTable.ts';
import { vendorOrderQueries } from '#vendor/orders/queries/vendorOrders.ts';

const BY = { days: 'By day', stores: 'By store', items: 'By item', slots: 'By slot' } as const;
type By = keyof typeof BY;

/** Reports at one press. Units: days, today too. */
const USUAL_DAYS = [7, 30] as const;

/** What was sold in a range of days, kept in the address. */
export function Report() {
  const { params, change } = useAddress();
  const [by, setBy] = useState<By>('days');
  const [first, last] = [params.get('first') ?? '', params.get('last') ?? ''];
  const [placed_from, placed_before] = [dayStart(first), dayStart(last, 1)];
  const range = placed_from && placed_before && { placed_from, placed_before };
  const report = useQuery(vendorOrderQueries.report(range));
  return (
    <Card as="section" aria-label="Report" className="mt-6 p-5">
      <h2 className="text-xl font-semibold">Report</h2>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <DayField label="From" day={first} onDay={(day) => change({ first: day })} />
        <DayField label="To" day={last} onDay={(day) => change({ last: day })} />
        <Segmented
          label="Sums"
          options={(['days', 'stores', 'items', 'slots'] as const).map((value) => ({
            value,
            title: BY[value],
          }))}
          value={by}
          onChange={setBy}
        />
        {report.data && (
          <Button
            variant="outline"
            icon={Download}
            onClick={() =>
              downloadCsv(`${by} ${first} ${last}.csv`, reportTable(rowsOf(report.data, by)))
            }
          >
            Download CSV
          </Button>
        )}
      </div>
      {!range && (
        <div className="mt-4 flex flex-wrap items-center gap-2 text-ink-2">
          <p className="mr-2">Choose the first and the last day, or</p>
          {USUAL_DAYS.map((days) => (
            <Button
              key={days}
              variant="outline"
              onClick={() => change({ first: addDays(today(), 1 - days), last: today() })}
            >
              Last {days} days
            </Button>
          ))}
        </div>
      )}
      {range && report.isPending && (
        <Loading label="Loading the report">
          <SkeletonRows rows={4} />
        </Loading>
      )}
      {report.isError && (
        <ErrorState title={wordsFor(report.error)} onRetry={() => void report.refetch()} />
      )}
      {report.data && <Sums by={by} rows={rowsOf(report.data, by)} />}
    </Card>
  );
}

type Row = {
  name: string;
  orders: number;
  packs?: number;
  revenue: VendorReport['days'][number]['revenue'];
};

function rowsOf(report: VendorReport, by: By): Row[] {
  if (by === 'days') return report.days.map(({ day, ...sums }) => ({ name: day, ...sums }));
  if (by === 'stores') return report.stores;
  if (by === 'slots')
    return (report.slots ?? []).map(({ slot, ...sums }) => ({
      name: slot ? slotWords(slot) : 'No slot',
      ...sums,
    }));
  return report.items.map(({ name, size, ...sums }) => ({ name: `${name}, ${size}`, ...sums }));
}

function Sums({ by, rows }: { by: By; rows: readonly Row[] }) {
  if (rows.length === 0) return <p className="mt-4 text-ink-2">Nothing was sold on these days.</p>;
  // The cells of the exported file differ: no dollar signs, no formulas.
  const [headings = []] = reportTable(rows);
  return (
    // Scrolls on its own, by keyboard too.
    <section
      aria-label={`Sums ${BY[by].toLowerCase()}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-4 max-h-112 overflow-y-auto -outline-offset-3 print:max-h-none print:overflow-visible"
    >
      <Table
        label={BY[by]}
        head={headings.map((title, column) => (
          <Th key={title} align={column === 0 ? 'left' : 'right'}>
            {title}
          </Th>
        ))}
      >
        {rows.map(({ name, orders, packs, revenue }, index) => (
          // Two stores may have one name.
          <Tr key={`${index} ${name}`}>
            <Td>{name}</Td>
            <Td align="right">{orders}</Td>
            {packs !== undefined && <Td align="right">{packs}</Td>}
            <Td align="right">
              <Money cents={revenue} />
            </Td>
          </Tr>
        ))}
      </Table>
    </section>
  );
}
