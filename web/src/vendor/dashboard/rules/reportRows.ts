import { type Cents, cents } from '@larder/shared/basics/money';
import type { VendorReport } from '@larder/shared/orders/vendorOrders.calls';
import { slotWords } from '@larder/shared/stores/slots';

export const REPORT_SUMS = ['days', 'stores', 'items', 'taxes', 'slots'] as const;
export type ReportSum = (typeof REPORT_SUMS)[number];

/** A row of a report. Money is without what went back. */
export type ReportRow = {
  readonly name: string;
  readonly orders?: number | undefined;
  readonly packs?: number | undefined;
  readonly revenue: Cents;
  readonly refunds?: Cents | undefined;
  /** Only of what has a known cost. */
  readonly margin?: Cents | undefined;
  /** Revenue of the period before. */
  readonly before?: Cents | undefined;
};

type Charged = { readonly revenue: Cents; readonly refunds?: Cents | undefined };
type Costed = { readonly known?: Cents | undefined; readonly cost?: Cents | undefined };

/** Revenue without the money that went back; below 0 when more went back. */
export function netOf({ revenue, refunds = cents(0) }: Charged): Cents {
  return cents(revenue - refunds);
}

/** What is earned where the cost is known; undefined where it is not. */
export function marginOf({ known = cents(0), cost = cents(0) }: Costed): Cents | undefined {
  return known === 0 && cost === 0 ? undefined : cents(known - cost);
}

/** A report by days, stores, items, tax classes or slots. Revenue by slot is as charged. */
export function reportRows(report: VendorReport, by: ReportSum): ReportRow[] {
  if (by === 'days') return report.days.map((day) => ({ name: day.day, ...sumsOf(day) }));
  if (by === 'stores') return storeRows(report);
  if (by === 'items')
    return report.items.map((item) => ({
      name: `${item.name}, ${item.size}`,
      ...sumsOf(item),
      margin: marginOf(item),
    }));
  if (by === 'taxes')
    return (report.taxes ?? []).map((tax) => ({
      name: tax.tax_class ?? 'No class',
      ...sumsOf(tax),
      margin: marginOf(tax),
    }));
  return (report.slots ?? []).map(({ slot, ...sums }) => ({
    name: slot ? slotWords(slot) : 'No slot',
    ...sums,
  }));
}

/** With the period before also the stores that sold only then. */
function storeRows({ stores, before }: VendorReport): ReportRow[] {
  const rows = stores.map((store) => ({ ...store, ...sumsOf(store) }));
  if (!before) return rows;
  const earlier = new Map(before.map((store) => [store.store_id, netOf(store)]));
  const sold = new Set(stores.map(({ store_id }) => store_id));
  return [
    ...rows.map((row) => ({ ...row, before: earlier.get(row.store_id) ?? cents(0) })),
    ...before
      .filter(({ store_id }) => !sold.has(store_id))
      .map((store) => ({
        name: store.name,
        orders: 0,
        packs: 0,
        revenue: cents(0),
        before: netOf(store),
      })),
  ];
}

function sumsOf({
  orders,
  packs,
  ...charged
}: Charged & { orders?: number | undefined; packs?: number | undefined }) {
  return { orders, packs, revenue: netOf(charged), refunds: charged.refunds };
}
