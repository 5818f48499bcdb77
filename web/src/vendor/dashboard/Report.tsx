import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { wordsFor } from '#platform/http/apiError.ts';
import { downloadCsv } from '#platform/page/download.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';
import { REPORT_SUMS, type ReportSum, reportRows } from '#vendor/dashboard/rules/reportRows.ts';
import { reportTable } from '#vendor/dashboard/rules/reportTable.ts';
import { vendorOrderQueries } from '#vendor/orders/queries/vendorOrders.ts';

import { ReportDays } from './ReportDays.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportFile } from './ReportFile.tsx';
import { ReportMargin } from './ReportMargin.tsx';
import { ReportSums } from './ReportSums.tsx';
import { useReportRange } from './useReportRange.ts';

const BY: Readonly<Record<ReportSum, string>> = {
  days: 'By day',
  stores: 'By store',
  items: 'By item',
  taxes: 'By tax class',
  slots: 'By slot',
};

/** What was sold in a range of days, or in a week or a month beside the one before. */
export function Report() {
  const asked = useReportRange();
  const { days, range, compared } = asked;
  const [chosen, setBy] = useState<ReportSum>('days');
  const report = useQuery(vendorOrderQueries.report(range));
  const hasTaxes = report.data?.taxes?.some(({ tax_class }) => tax_class !== null) ?? false;
  const shown = REPORT_SUMS.filter((by) => by !== 'taxes' || hasTaxes);
  const by = shown.includes(chosen) ? chosen : 'days';
  return (
    <Card as="section" aria-label="Report" className="mt-6 p-5">
      <h2 className="text-xl font-semibold">Report</h2>
      <ReportDays asked={asked} />
      {range && report.isPending && (
        <Loading label="Loading the report">
          <SkeletonRows rows={4} />
        </Loading>
      )}
      {report.isError && (
        <ErrorState title={wordsFor(report.error)} onRetry={() => void report.refetch()} />
      )}
      {report.data && range && (
        <>
          {compared && <ReportFigures report={report.data} before={compared.before} />}
          <ReportMargin goods={report.data.goods} />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Segmented
              label="Sums"
              options={shown.map((value) => ({ value, title: BY[value] }))}
              value={by}
              onChange={setBy}
            />
            <Button
              variant="outline"
              icon={Download}
              onClick={() =>
                downloadCsv(
                  `${by} ${days.first} ${days.last}.csv`,
                  reportTable(reportRows(report.data, by)),
                )
              }
            >
              Download CSV
            </Button>
            <ReportFile range={range} days={days} />
          </div>
          <ReportSums title={BY[by]} rows={reportRows(report.data, by)} />
          {by === 'taxes' && (
            <p className="mt-2 text-sm text-ink-2">
              Your own classes, as set on your inventory. No tax is computed.
            </p>
          )}
        </>
      )}
    </Card>
  );
}
