import { type Cents, toDollars } from '@larder/shared/basics/money';
import type { ReportLine } from '@larder/shared/orders/report.calls';

import { neutralCell } from '#platform/page/csvCells.ts';

import { marginOf, netOf, type ReportRow } from './reportRows.ts';

/** A column with numbers, and what it has of a row. */
export type ReportColumn = { readonly title: string } & (
  | { readonly kind: 'count'; readonly of: (row: ReportRow) => number | undefined }
  | { readonly kind: 'money'; readonly of: (row: ReportRow) => Cents | undefined }
);

const COLUMNS: readonly ReportColumn[] = [
  { title: 'Orders', kind: 'count', of: ({ orders }) => orders },
  { title: 'Packs', kind: 'count', of: ({ packs }) => packs },
  { title: 'Revenue', kind: 'money', of: ({ revenue }) => revenue },
  { title: 'Before', kind: 'money', of: ({ before }) => before },
  // A column of zeros says nothing.
  { title: 'Money back', kind: 'money', of: ({ refunds }) => refunds || undefined },
  { title: 'Margin', kind: 'money', of: ({ margin }) => margin },
];

/** The columns behind the name: those of which something is known. */
export function reportColumns(rows: readonly ReportRow[]): ReportColumn[] {
  return COLUMNS.filter(({ of }) => rows.some((row) => of(row) !== undefined));
}

/** Sums as rows below their headings. */
export function reportTable(rows: readonly ReportRow[]): string[][] {
  const columns = reportColumns(rows);
  return [
    ['Name', ...columns.map(({ title }) => title)],
    ...rows.map((row) => [
      neutralCell(row.name),
      ...columns.map((column) =>
        column.kind === 'money' ? dollars(column.of(row)) : String(column.of(row) ?? ''),
      ),
    ]),
  ];
}

const LINE_HEADINGS = [
  'first_day',
  'last_day',
  'store',
  'product',
  'size',
  'tax_class',
  'packs',
  'revenue',
  'refunds',
  'net_revenue',
  'cost',
  'margin',
];

/**
 * What was sold, by store and product, as rows below their headings.
 *
 * Units   money in dollars with two decimals. Cost and margin are empty where no cost is known.
 */
export function reportLineTable(
  lines: readonly ReportLine[],
  { first, last }: { first: string; last: string },
): string[][] {
  return [
    LINE_HEADINGS,
    ...lines.map((line) => {
      const margin = marginOf(line);
      return [
        first,
        last,
        neutralCell(line.store_name),
        neutralCell(line.name),
        neutralCell(line.size),
        neutralCell(line.tax_class ?? ''),
        String(line.packs),
        dollars(line.revenue),
        dollars(line.refunds),
        dollars(netOf(line)),
        margin === undefined ? '' : dollars(line.cost),
        dollars(margin),
      ];
    }),
  ];
}

function dollars(amount: Cents | undefined): string {
  return amount === undefined ? '' : toDollars(amount).toFixed(2);
}
