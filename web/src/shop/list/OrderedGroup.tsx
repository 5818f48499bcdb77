import { plural } from '@larder/shared/food/amountText';
import type { OrderedLines } from '@larder/shared/kitchen/orderedLines';
import { ChevronDown, PackageCheck } from 'lucide-react';
import { useId, useState } from 'react';

import { announce } from '#platform/page/announce.ts';
import { dateTime } from '#platform/page/dates.ts';
import type { SharedLine } from '#shop/kitchen/state/groceryList.ts';
import { relistLines } from '#shop/kitchen/state/listChanges.ts';
import { Button } from '#ui/Button.tsx';

import { lineTitle } from './lineWords.ts';

/** The lines that are ordered, folded, store by store. They are not to buy; Undo makes them so, the orders stay. */
export function OrderedGroup({ ordered }: { ordered: OrderedLines<SharedLine> }) {
  const [isOpen, setIsOpen] = useState(false);
  const content = useId();
  const { keys, foods, at } = ordered;
  const names = [...new Set(at.map(({ order }) => order.storeName))];
  const where = names.length === 1 ? names[0] : `${names.length} stores`;

  function undo(): void {
    relistLines([...keys]);
    announce(`${foods} ${plural('thing', foods)} to buy again. The orders stay.`);
  }
  return (
    <section aria-label="Ordered" className="card overflow-hidden print:hidden">
      <div className="flex flex-wrap items-center gap-x-1 pr-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 min-w-0 flex-1 basis-48 items-center gap-3 px-4 py-1 text-left hover:bg-sunken/50 md:px-5"
        >
          <PackageCheck aria-hidden="true" size={20} className="flex-none text-brand" />
          <span className="min-w-0 flex-1 break-words">
            <strong>Ordered</strong> · {foods} {plural('thing', foods)} at {where}
          </span>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className={`flex-none text-ink-2 transition-transform duration-120 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        <Button
          variant="ghost"
          aria-label="Undo: buy what was ordered again"
          className="ml-auto"
          onClick={undo}
        >
          Undo
        </Button>
      </div>
      {isOpen && (
        <div id={content} className="divide-y divide-line border-t border-line">
          {at.map(({ order, lines }) => (
            <div key={order.order_id} className="px-4 py-3 md:px-5">
              <p className="text-sm text-ink-2">
                <strong className="text-ink">{order.storeName}</strong>,{' '}
                {dateTime(new Date(order.at))}
              </p>
              <ul aria-label={`Ordered at ${order.storeName}`} className="mt-1 text-sm">
                {lines.map((line) => (
                  <li key={line.key} className="py-0.5 break-words">
                    {lineTitle(line)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
