import type { PantryEntry } from '@larder/shared/kitchen/kitchenOps.model';
import { useQueryClient } from '@tanstack/react-query';

import { gtinQueries } from '#parts/queries/gtins.ts';
import { knownName } from '#parts/scan/knownName.ts';
import { type Scanned, ScanSheet } from '#parts/scan/ScanSheet.tsx';
import { setPantryItems } from '#shop/kitchen/state/kitchenChanges.ts';
import { pantryNow } from '#shop/kitchen/state/pantry.ts';

import { scannedEntry } from './scannedEntry.ts';

type ScanPantryProps = {
  /** The pack does not say how much is at home. */
  onAsk: (entry: PantryEntry) => void;
  onClose: () => void;
};

/** Puts what is scanned into the pantry, one pack after the other. */
export function ScanPantry({ onAsk, onClose }: ScanPantryProps) {
  const client = useQueryClient();

  async function add(gtin: string): Promise<Scanned | undefined> {
    const known = await client.fetchQuery(gtinQueries.known(gtin));
    if (!known) return { isRight: false, words: 'Nobody knows this number. Add it by its name.' };
    const { food } = known;
    if (!food)
      return { isRight: false, words: `${knownName(known)}: add it by the name of its food.` };
    const { kind, entry } = scannedEntry(pantryNow().pantry, { ...known, food });
    if (kind === 'ask') {
      onAsk(entry);
      return undefined;
    }
    if (kind === 'kept') return { isRight: true, words: `${entry.name} is always at home` };
    setPantryItems([entry]);
    return { isRight: true, words: `${knownName(known)} is at home now, as ${entry.name}` };
  }

  return (
    <ScanSheet
      title="Scan what you have"
      text="Each pack is added to what is at home."
      onNumber={add}
      onClose={onClose}
    />
  );
}
