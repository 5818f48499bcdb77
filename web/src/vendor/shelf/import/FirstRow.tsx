import { formatUsd } from '@larder/shared/basics/money';
import { packSize } from '@larder/shared/kitchen/shownAmounts';
import type { ShelfCells } from '@larder/shared/stores/shelfFile.calls';
import { useQuery } from '@tanstack/react-query';

import { numberText } from '#platform/page/counts.ts';
import { type FileFacts, firstRowQuery } from '#vendor/shelf/queries/shelfFile.ts';
import {
  fileRow,
  foodOf,
  guessOf,
  packOf,
  type SeenRow,
} from '#vendor/shelf/rules/shelfAnswers.ts';
import { whyOut } from '#vendor/shelf/rules/shelfOutcome.ts';
import { whyWords } from '#vendor/shelf/rules/shelfReasons.ts';

/** How the first row will read with the columns as they are. */
export function FirstRow({
  store_id,
  cells,
  facts,
}: {
  store_id: string;
  cells: ShelfCells;
  facts: FileFacts;
}) {
  const { data } = useQuery(firstRowQuery({ store_id, cells, facts }));
  return (
    <section aria-label={`How row ${cells.row} reads`} className="card px-4 py-3.5">
      <p className="text-xs font-semibold text-ink-2">Row {cells.row} will read</p>
      <div aria-live="polite" className="mt-2 leading-snug">
        {data && <Reading row={{ ...fileRow(cells, data), answer: undefined }} />}
      </div>
    </section>
  );
}

function Reading({ row }: { row: SeenRow }) {
  const { is, price, quantity } = row.match;
  const pack = packOf(row);
  const brand = is.kind === 'left_out' ? undefined : is.brand;
  const facts = [
    brand,
    price === null ? undefined : formatUsd(price),
    quantity === null ? undefined : `${numberText(quantity)} in stock`,
  ];
  return (
    <>
      <strong className="font-semibold break-words">{titleOf(row)}</strong>{' '}
      {pack && <span className="num text-ink-2">{packSize(pack)}</span>}
      <span className="num block text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
      {is.kind === 'left_out' && (
        <span className="block text-sm">{whyWords(whyOut(row), row.cells)}</span>
      )}
    </>
  );
}

function titleOf(row: SeenRow): string {
  const { is } = row.match;
  if (is.kind === 'known') return is.name;
  return foodOf(row)?.name ?? guessOf(row, 0)?.name ?? row.cells.name;
}
