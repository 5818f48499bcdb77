import { groupByCategory } from '@larder/shared/food/aisles';
import { plural } from '@larder/shared/food/amountText';
import { shownAmount } from '@larder/shared/kitchen/shownAmounts';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { useUnits } from '#parts/state/units.ts';
import { dateFormat } from '#platform/page/dates.ts';
import { useListedAisles } from '#shop/kitchen/state/aisles.ts';
import { useBrandsOfLines } from '#shop/kitchen/state/brands.ts';
import { isGot, type SharedLine, useGroceryList } from '#shop/kitchen/state/groceryList.ts';
import { useOrdered } from '#shop/kitchen/state/ordered.ts';

import { lineTitle } from './lineWords.ts';

/** From so many lines on there are two columns: one sheet of A4 holds them. */
const TWO_COLUMNS = 24;
const day = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/**
 * What is left to get, by aisle with a box to tick, on paper: opens the print dialog. Another `onDone` opens it again.
 */
export function PrintList({ onDone }: { onDone: () => void }) {
  const { lines } = useGroceryList();
  const { keys } = useOrdered();
  const aisles = useListedAisles();
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  const [today] = useState(() => day().format(new Date()));
  const brands = useBrandsOfLines(lines);
  const open = lines.filter((line) => !isGot(line) && !keys.has(line.key));
  return createPortal(
    <div className="printed-list" aria-hidden="true">
      <h1>Grocery List</h1>
      <p>
        {today} · {open.length} {plural('item', open.length)}
      </p>
      <div className={clsx(open.length >= TWO_COLUMNS && 'printed-columns')}>
        {groupByCategory(open, aisles).map(({ category, lines: rows }) => (
          <section key={category}>
            <h2>{category}</h2>
            <ul>
              {rows.map((line) => (
                <Row key={line.key} line={line} brand={brands.get(line.key)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>,
    document.body,
  );
}

function Row({ line, brand }: { line: SharedLine; brand: string | undefined }) {
  const { quantity, beside } = shownAmount(line, useUnits());
  return (
    <li>
      <span className="printed-box" />
      <span className="printed-name">
        {[lineTitle(line), brand].filter((words) => words !== undefined).join(', ')}
      </span>
      <span>
        {quantity}
        {beside !== '' && <small> {beside}</small>}
      </span>
    </li>
  );
}
