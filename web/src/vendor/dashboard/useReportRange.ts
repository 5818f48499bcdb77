import { isDay } from '@larder/shared/basics/calendar';

import { useAddress } from '#platform/page/address.ts';
import { dayStart, today } from '#platform/page/dates.ts';
import { type Days, type Period, periodOf, PERIODS } from '#vendor/dashboard/rules/reportPeriod.ts';
import type { AskedReport } from '#vendor/orders/queries/vendorOrders.ts';

/** The days of a report, kept in the address: some days, or a week or a month and what was before it. */
export function useReportRange() {
  const { params, change } = useAddress();
  const period = PERIODS.find((one) => one === params.get('period')) ?? 'days';
  const [first, last] = [params.get('first') ?? '', params.get('last') ?? ''];
  const compared =
    period === 'days' ? undefined : periodOf(period, isDay(first) ? first : today(), today());
  const days = compared ?? { first, last };
  return {
    period,
    days,
    compared,
    range: askedOf(days, compared?.before),
    setDays: (chosen: Partial<Days>) => change(chosen),
    /** A week or a month begins as the current one. */
    setPeriod: (chosen: Period) =>
      change({ period: chosen === 'days' ? '' : chosen, first: '', last: '' }),
  };
}

function askedOf({ first, last }: Days, before: Days | undefined): AskedReport | undefined {
  const [placed_from, placed_before] = [dayStart(first), dayStart(last, 1)];
  if (!placed_from || !placed_before) return undefined;
  const [before_from, before_until] = before
    ? [dayStart(before.first), dayStart(before.last, 1)]
    : [];
  return {
    placed_from,
    placed_before,
    ...(before_from && before_until && { before_from, before_until }),
  };
}
