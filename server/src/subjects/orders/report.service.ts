import { cents } from '@larder/shared/basics/money';
import { MAX_REPORT_LINES, type vendorReportLines } from '@larder/shared/orders/report.calls';
import { MAX_REPORT_DAYS } from '@larder/shared/orders/report.model';
import type { VendorReport } from '@larder/shared/orders/vendorOrders.calls';
import type { z } from 'zod';

import type { Db } from '#platform/db/db';

import { sumByDay } from './dashboard.queries.ts';
import { filledDays, lastDays } from './days.rules.ts';
import {
  listReportLines,
  type Range,
  sumByItem,
  sumBySlot,
  sumByStore,
  sumByTax,
  sumRefundsByDay,
} from './report.queries.ts';

const DAY_MS = 86_400_000;

type Asked = Range & {
  time_zone?: string | undefined;
  before_from?: Date | undefined;
  before_until?: Date | undefined;
};

/** What was sold in a range, by day, store, slot, item and tax class; the stores also in the period before. */
export async function reportOf(
  db: Db,
  { time_zone = 'UTC', before_from, before_until, ...range }: Asked,
): Promise<VendorReport> {
  const { runs, placed_from, placed_before } = range;
  const length = placed_before.getTime() - placed_from.getTime();
  const count = Math.min(MAX_REPORT_DAYS, Math.max(1, Math.round(length / DAY_MS)));
  const days = lastDays(new Date(placed_before.getTime() - 1), count, time_zone);
  const from = days.map((day) => day.from);
  const [dayed, refunded, stores, slots, items, taxes, before] = await Promise.all([
    sumByDay(db, { runs, from, until: placed_before }),
    sumRefundsByDay(db, { ...range, from }),
    sumByStore(db, range),
    sumBySlot(db, range),
    sumByItem(db, range),
    sumByTax(db, range),
    before_from && before_until
      ? sumByStore(db, { runs, placed_from: before_from, placed_before: before_until })
      : undefined,
  ]);
  const refunds = new Map(refunded.map((row) => [row.nth, row.refunds]));
  return {
    days: filledDays(days, dayed).map((day, index) => ({
      ...day,
      refunds: refunds.get(index + 1) ?? cents(0),
    })),
    stores,
    before,
    slots,
    items,
    taxes: taxes.filter(({ is_all }) => !is_all),
    goods: taxes.find(({ is_all }) => is_all),
  };
}

/** What was sold in a range, by store, item and tax class. */
export async function reportLinesOf(
  db: Db,
  range: Range,
): Promise<z.output<(typeof vendorReportLines)['response']>> {
  const rows = await listReportLines(db, range);
  return { value: rows.slice(0, MAX_REPORT_LINES), truncated: rows.length > MAX_REPORT_LINES };
}
