import { MAX_REPORT_LINES } from '@larder/shared/orders/report.calls';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { wordsFor } from '#platform/http/apiError.ts';
import { downloadCsv } from '#platform/page/download.ts';
import { toast } from '#platform/page/toast.ts';
import { Button } from '#ui/Button.tsx';
import type { Days } from '#vendor/dashboard/rules/reportPeriod.ts';
import { reportLineTable } from '#vendor/dashboard/rules/reportTable.ts';
import { type AskedReport, readReportLines } from '#vendor/orders/queries/vendorOrders.ts';

/** Downloads what was sold by store and product, with costs and tax classes. */
export function ReportFile({ range, days }: { range: AskedReport; days: Days }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => readReportLines(range),
    onSuccess: ({ value, truncated }) => {
      downloadCsv(`products ${days.first} ${days.last}.csv`, reportLineTable(value, days));
      if (truncated)
        toast.warning(`The file has the first ${MAX_REPORT_LINES} products. Choose fewer days.`);
    },
    onError: (error) => toast.error(`The file could not be made: ${wordsFor(error)}`),
  });
  return (
    <Button variant="outline" icon={Download} busy={isPending} onClick={() => mutate()}>
      All products as CSV
    </Button>
  );
}
