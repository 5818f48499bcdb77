import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { numberText } from '#platform/page/counts.ts';
import { downloadCsv } from '#platform/page/download.ts';
import { toast } from '#platform/page/toast.ts';
import { Button } from '#ui/Button.tsx';
import { DayField } from '#ui/fields/DayField.tsx';
import { OpenMark } from '#ui/OpenMark.tsx';
import { readAllOrders } from '#vendor/orders/queries/vendorOrders.ts';
import { orderTable } from '#vendor/orders/rules/orderTable.ts';

import { filterOf, type OrderView } from './orderView.ts';

/** Max rows of a file; a spreadsheet is slow with more. */
const MAX_IN_FILE = 20_000;

/** The days of the listed orders, and all of them as a file. */
export function OrderDays({
  view,
  onDay,
}: {
  view: OrderView;
  onDay: (which: 'first' | 'last', day: string) => void;
}) {
  const { first, last } = view;
  const download = useMutation({
    mutationFn: () => readAllOrders(filterOf(view), MAX_IN_FILE),
    onSuccess: (orders) => {
      downloadCsv(
        ['orders', first, last].filter(Boolean).join(' ').concat('.csv'),
        orderTable(orders),
      );
      if (orders.length === MAX_IN_FILE)
        toast.info(`The file has the newest ${numberText(MAX_IN_FILE)} orders. Choose fewer days.`);
    },
    onError: () => toast.error('The orders could not be read. Please try again.'),
  });
  return (
    <details open={first !== '' || last !== '' || undefined} className="group basis-full">
      <summary className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-ink-2 hover:text-ink">
        Days and download
        <OpenMark size={18} />
      </summary>
      <div className="flex flex-wrap items-end gap-3 pb-1">
        <DayField label="From" day={first} onDay={(day) => onDay('first', day)} />
        <DayField label="To" day={last} onDay={(day) => onDay('last', day)} />
        <Button
          variant="outline"
          icon={Download}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          Download CSV
        </Button>
      </div>
    </details>
  );
}
