import type { CardLine } from '@larder/shared/domain/storeCard';
import { ChevronDown, ChevronUp } from 'lucide-react';

import { Button } from '#ui/Button';

import type { Offer } from './offers.ts';
import { StoreCardItem } from './StoreCardItem.tsx';

/** Source: product specification section 9. */
const SHOWN_BEFORE_EXPANDING = 2;

export function StoreCardItems({
  store,
  lines,
  isOpen,
  onOpen,
  onChoose,
}: {
  store: Offer['store'];
  lines: readonly CardLine[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChoose: (line: CardLine, quantity: number) => void;
}) {
  const list = `items-${store.store_id}`;
  const hidden = lines.length - SHOWN_BEFORE_EXPANDING;
  return (
    <>
      <ul id={list} aria-label={`Items at ${store.name}`} className="divide-y divide-line px-5">
        {(isOpen ? lines : lines.slice(0, SHOWN_BEFORE_EXPANDING)).map((line) => (
          <StoreCardItem
            key={line.ingredient_id}
            line={line}
            onChoose={(quantity) => onChoose(line, quantity)}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="ghost"
          className="mx-1 text-brand"
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : `${hidden} more item(s)`}
        </Button>
      )}
      {store.missing.length > 0 && (
        <p className="px-5 pt-1 pb-4 text-sm text-ink-2">Not here: {store.missing.join(', ')}</p>
      )}
    </>
  );
}
