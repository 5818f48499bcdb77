import { type Cents, toDollars } from '@larder/shared/basics/money';

import { neutralCell } from '#platform/page/csvCells.ts';

type Sums = {
  readonly name: string;
  readonly orders: number;
  readonly packs?: number;
  readonly revenue: Cents;
};

/** Sums as rows below their headings. Packs only where they are known. */
export function reportTable(rows: readonly Sums[]): string[][] {
  const hasPacks = rows.some(({ packs }) => packs !== undefined);
  const headings = ['Name', 'Orders', ...(hasPacks ? ['Packs'] : []), 'Revenue'];
  const cells = ({ name, orders, packs = 0, revenue }: Sums) => [
    neutralCell(name),
    String(orders),
    ...(hasPacks ? [String(packs)] : []),
    toDollars(revenue).toFixed(2),
  ];
  return [headings, ...rows.map(cells)];
}
