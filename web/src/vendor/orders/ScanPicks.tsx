import { isWeighed } from '@larder/shared/orders/weighing';
import { useQueryClient } from '@tanstack/react-query';

import { gtinQueries } from '#parts/queries/gtins.ts';
import { knownName } from '#parts/scan/knownName.ts';
import { type Scanned, ScanSheet } from '#parts/scan/ScanSheet.tsx';
import type { PickLine, StorePicks } from '#vendor/orders/rules/ordersPicking.ts';
import { scannedPick } from '#vendor/orders/rules/scannedPick.ts';

type ScanPicksProps = {
  lists: readonly StorePicks<unknown>[];
  /** Ticks a line, or asks what it weighs. */
  onTake: (line: PickLine) => void;
  onClose: () => void;
};

/** Ticks what is scanned; a product that no order wants is named. */
export function ScanPicks({ lists, onTake, onClose }: ScanPicksProps) {
  const client = useQueryClient();

  async function pick(gtin: string): Promise<Scanned> {
    const { product, known } = await client.fetchQuery(gtinQueries.sold(gtin));
    const found = scannedPick(lists, product?.ingredient_id);
    switch (found.kind) {
      case 'take':
        onTake(found.line);
        return { isRight: true, words: takeWords(found.line) };
      case 'asked':
        return { isRight: false, words: 'The customer is asked about its weight' };
      case 'taken':
        return { isRight: false, words: `Picked already: ${wordsOf(found.line)}` };
      case 'stores':
        return {
          isRight: false,
          words: `Several stores want it: choose ${found.stores.join(' or ')} above the list`,
        };
      case 'other': {
        const other = product ?? known;
        return {
          isRight: false,
          words: other ? `${knownName(other)}, not on this list` : 'Nobody knows this number',
        };
      }
    }
  }

  return (
    <ScanSheet
      title="Scan to pick"
      text="What an order wants is ticked for all its packs."
      onNumber={pick}
      onClose={onClose}
    />
  );
}

function takeWords(line: PickLine): string {
  return isWeighed(line) ? `Take ${wordsOf(line)}` : `Weigh ${line.name}`;
}

function wordsOf({ quantity, name, unit_quantity, unit }: PickLine): string {
  return `${quantity} × ${name}, ${unit_quantity} ${unit}`;
}
