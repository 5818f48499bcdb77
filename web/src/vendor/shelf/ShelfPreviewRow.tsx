import { formatUsd } from '@larder/shared/basics/money';
import type { Fate } from '@larder/shared/stores/inventory';
import {
  CircleAlert,
  Equal,
  type LucideIcon,
  PackagePlus,
  RefreshCw,
  Tag,
  Warehouse,
} from 'lucide-react';
import type { ReactNode } from 'react';

import { Chip, type ChipTone } from '#ui/Chip.tsx';
import type { Column } from '#ui/lists/DataRow.tsx';
import type { PlannedRow, RowFault } from '#vendor/shelf/rules/inventoryPlan.ts';
import { endsSaleWords, FATES, rowWords, whereWords } from '#vendor/shelf/rules/shelfPlanWords.ts';

import { FromTo } from './FromTo.tsx';

const LOOKS: Readonly<Record<Fate | 'error', { tone: ChipTone; icon: LucideIcon }>> = {
  new: { tone: 'brand', icon: PackagePlus },
  price: { tone: 'info', icon: Tag },
  stock: { tone: 'honey', icon: Warehouse },
  price_and_stock: { tone: 'honey', icon: RefreshCw },
  unchanged: { tone: 'plain', icon: Equal },
  error: { tone: 'danger', icon: CircleAlert },
};

/** The columns for the rows of a file, or for items that were chosen on the screen. */
export function previewColumns(isFile: boolean): readonly Column<PlannedRow>[] {
  return isFile ? [ROW, ...COLUMNS] : COLUMNS;
}

const ROW: Column<PlannedRow> = {
  title: 'Row',
  align: 'right',
  className: 'text-ink-2',
  cell: ({ row }) => row,
};

const COLUMNS: readonly Column<PlannedRow>[] = [
  {
    title: 'Name',
    className: 'font-semibold break-words',
    cell: ({ name }) => name || '—',
  },
  { title: 'Price', align: 'right', className: 'whitespace-nowrap', cell: priceOf },
  { title: 'Quantity', align: 'right', className: 'whitespace-nowrap', cell: quantityOf },
  {
    title: 'What happens',
    className: 'w-2/5',
    cell: (planned) => <Outcome planned={planned} />,
  },
];

export function PreviewCard({ planned, isFile }: { planned: PlannedRow; isFile: boolean }) {
  const { row, name } = planned;
  return (
    <div className="px-4 py-3">
      <p className="flex items-baseline gap-3">
        {isFile && <span className="num flex-none text-sm text-ink-2">{row}</span>}
        <span className="min-w-0 flex-1 font-semibold break-words">{name || '—'}</span>
      </p>
      <p className="num mt-1 mb-2 flex flex-wrap gap-x-5 text-sm text-ink-2">
        <span>Price {priceOf(planned)}</span>
        <span>Quantity {quantityOf(planned)}</span>
      </p>
      <Outcome planned={planned} />
    </div>
  );
}

function priceOf({ before, after, wish }: PlannedRow): ReactNode {
  return <FromTo from={priceWords(before?.price)} to={priceWords(after?.price ?? wish.price)} />;
}

function quantityOf({ before, after, wish }: PlannedRow): ReactNode {
  return <FromTo from={packs(before?.quantity)} to={packs(after?.quantity ?? wish.quantity)} />;
}

function Outcome({
  planned: { row, name, fate, faults, keepsPrice, keepsStock, isSteep, before, endsSale },
}: {
  planned: PlannedRow;
}) {
  const { tone, icon } = LOOKS[fate];
  return (
    <>
      <Chip tone={tone} icon={icon}>
        {FATES[fate]}
      </Chip>
      {faults.map((fault) => (
        <p key={`${fault.column} ${fault.kind}`} className="mt-1.5 text-danger">
          {!isMoved(fault) && <strong className="font-semibold">{whereWords(row, fault)}: </strong>}
          {rowWords(fault, name)}
        </p>
      ))}
      {isSteep && (
        <p className="mt-1.5 text-sm font-medium">The price changes by more than half.</p>
      )}
      {endsSale !== undefined && (
        <p className="mt-1.5 text-sm font-medium">This {endsSaleWords(endsSale)}.</p>
      )}
      {keepsPrice && fate !== 'error' && (
        <p className="mt-1.5 text-sm text-ink-2">
          The price has changed since the export and stays {priceWords(before?.price)}.
        </p>
      )}
      {keepsStock && fate !== 'error' && (
        <p className="mt-1.5 text-sm text-ink-2">
          The stock has changed since the export and stays {before?.quantity}.
        </p>
      )}
    </>
  );
}

/** Whether the fault is of an item chosen on the screen, not of a row of a file. */
function isMoved({ kind }: RowFault): boolean {
  return kind === 'price_moved' || kind === 'stock_moved';
}

function priceWords(price: Parameters<typeof formatUsd>[0] | undefined): string | undefined {
  return price === undefined ? undefined : formatUsd(price);
}

function packs(quantity: number | undefined): string | undefined {
  return quantity?.toLocaleString('en-US');
}
