import { formatUsd } from '@larder/shared/basics/money';
import {
  ArrowDown,
  ArrowUp,
  Equal,
  ListX,
  type LucideIcon,
  PackagePlus,
  ReceiptText,
  Tag,
  Warehouse,
} from 'lucide-react';
import { useMemo, useState } from 'react';

import { numberText } from '#platform/page/counts.ts';
import { Chip, type ChipTone } from '#ui/Chip.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { RowPages } from '#ui/lists/RowPages.tsx';
import { FromTo } from '#vendor/shelf/FromTo.tsx';
import { detailWords } from '#vendor/shelf/rules/detailWords.ts';
import type { SeenRow } from '#vendor/shelf/rules/shelfAnswers.ts';
import {
  endedSale,
  isSteep,
  type Outcome,
  outcomeOf,
  whyOut,
} from '#vendor/shelf/rules/shelfOutcome.ts';
import { endsSaleWords } from '#vendor/shelf/rules/shelfPlanWords.ts';
import { whyWords } from '#vendor/shelf/rules/shelfReasons.ts';

const OUTCOMES: Readonly<Record<Outcome, { title: string; tone: ChipTone; icon: LucideIcon }>> = {
  new: { title: 'New', tone: 'brand', icon: PackagePlus },
  price_up: { title: 'Price up', tone: 'info', icon: ArrowUp },
  price_down: { title: 'Price down', tone: 'info', icon: ArrowDown },
  stock: { title: 'Stock', tone: 'honey', icon: Warehouse },
  sale: { title: 'Sale', tone: 'honey', icon: Tag },
  details: { title: 'Cost, tax, weight', tone: 'plain', icon: ReceiptText },
  unchanged: { title: 'Unchanged', tone: 'plain', icon: Equal },
  left_out: { title: 'Left out', tone: 'danger', icon: ListX },
};
const ORDER = [
  ...(['new', 'price_up', 'price_down', 'stock', 'sale', 'details'] as const),
  ...(['unchanged', 'left_out'] as const),
];

/** What becomes of each row, by what changes. */
export function ChangeList({ rows }: { rows: readonly SeenRow[] }) {
  const groups = useMemo(() => Map.groupBy(rows, outcomeOf), [rows]);
  const options = ORDER.filter((outcome) => groups.has(outcome)).map((outcome) => ({
    value: outcome,
    title: OUTCOMES[outcome].title,
    count: groups.get(outcome)?.length ?? 0,
  }));
  const [chosen, setChosen] = useState<Outcome>();
  const shown = chosen !== undefined && groups.has(chosen) ? chosen : options[0]?.value;
  if (shown === undefined) return null;
  return (
    <section aria-label="What will change">
      <Segmented label="Show rows" options={options} value={shown} onChange={setChosen} />
      <div className="mt-3">
        <RowPages rows={groups.get(shown) ?? []} unit="rows" perPage={25} of={shown}>
          {(some) => (
            <ul aria-label={OUTCOMES[shown].title} className="card divide-y divide-line">
              {some.map((row) => (
                <ChangedRow key={row.match.row} row={row} outcome={shown} />
              ))}
            </ul>
          )}
        </RowPages>
      </div>
    </section>
  );
}

function ChangedRow({ row, outcome }: { row: SeenRow; outcome: Outcome }) {
  const { title, tone, icon } = OUTCOMES[outcome];
  const { row: number, before, price, quantity, sale, is } = row.match;
  const ended = endedSale(row);
  return (
    <li
      data-row={number}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 focus-visible:-outline-offset-3"
    >
      <span className="num w-12 flex-none text-xs text-ink-2">{numberText(number)}</span>
      <span className="min-w-0 flex-1 basis-52 text-sm font-semibold break-words">
        {is.kind === 'known' ? is.name : row.cells.name}
      </span>
      {outcome === 'left_out' ? (
        <span className="min-w-0 flex-1 basis-52 text-sm text-ink-2">
          {whyWords(whyOut(row), row.cells)}
        </span>
      ) : (
        <span className="num flex flex-wrap gap-x-4 text-sm">
          <span>
            <FromTo
              from={before ? formatUsd(before.price) : undefined}
              to={price === null ? undefined : formatUsd(price)}
            />
          </span>
          {sale && <span>on sale {formatUsd(sale.price)}</span>}
          {sale === null && outcome === 'sale' && <span>no sale any more</span>}
          {ended !== undefined && outcome !== 'sale' && <span>{endsSaleWords(ended)}</span>}
          <span>
            <FromTo
              from={before ? numberText(before.quantity) : undefined}
              to={quantity === null ? undefined : numberText(quantity)}
            />{' '}
            <span className="text-ink-2">in stock</span>
          </span>
          {detailWords(row.match).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </span>
      )}
      {isSteep(row) && outcome !== 'left_out' && (
        <span className="text-sm font-medium">by more than half</span>
      )}
      <Chip tone={tone} icon={icon}>
        {title}
      </Chip>
    </li>
  );
}
