import type { Store } from '@larder/shared/contract/stores';
import { editsOf, planInventory, type PlannedRow } from '@larder/shared/domain/inventoryPlan';
import {
  type InventoryFile,
  type InventoryRow,
  readInventory,
} from '@larder/shared/domain/inventoryTable';
import type { DecimalSign } from '@larder/shared/domain/numberInput';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { announce } from '#lib/announce';
import { wordsFor } from '#lib/apiError';
import { useIsMounted } from '#lib/isMounted';
import { useRequestKey } from '#lib/requestKey';
import { shelfNow } from '#lib/shelfNow';
import { toast } from '#lib/toast';
import { ingredientQueries } from '#queries/ingredients';
import { importInventoryMutation, storeQueries } from '#queries/stores';

import { countOf, fileWords } from './importWords.ts';
import { type CsvFile, readCsv } from './readCsv.ts';

/** A chosen file. `faults` says why it cannot be used, if it cannot. */
export type ReadFile = {
  readonly fileName: string;
  readonly faults: readonly string[];
  readonly content?: CsvFile & {
    readonly inventory: InventoryFile;
    /** The decimal sign that the vendor chose for numbers that could be read in two ways. */
    readonly decimal: DecimalSign | undefined;
  };
};

const NOT_READ = 'Failed to read the file. Please choose it again.';
const SHELF_MOVED =
  'The shelf has changed while you looked. Nothing was imported: please look at the rows again.';

/**
 * A file on its way to a shelf: chosen, compared with what the shelf is now, imported. The comparison is
 * made again whenever the shelf is read again, so it never shows what no longer holds. Rows with faults
 * stay behind.
 */
export function useInventoryImport(store: Store, onDone: () => void) {
  const client = useQueryClient();
  const catalogue = useQuery(ingredientQueries.vendor());
  const send = useMutation(importInventoryMutation(client));
  const requestKey = useRequestKey();
  const [read, setRead] = useState<ReadFile>();
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isHere = useIsMounted();

  const rows = read?.content?.inventory.rows;
  const plan = useMemo(
    () => rows && catalogue.data && planOf(rows, { store, catalogue: catalogue.data }),
    [rows, store, catalogue.data],
  );

  async function choose(file: File): Promise<void> {
    setFailure(undefined);
    setIsReading(true);
    try {
      const [found] = await Promise.all([
        readCsv(file),
        // What is compared with is what is there now.
        client.invalidateQueries({ queryKey: storeQueries.mine().queryKey }),
      ]);
      const next =
        'fault' in found
          ? { fileName: file.name, faults: [fileWords(found.fault)] }
          : readAs(found, { fileName: file.name });
      setRead(next);
      announce(
        next.faults.length > 0
          ? 'The file cannot be used'
          : countOf(next.content?.inventory.rows.length ?? 0, 'row'),
      );
    } catch {
      setFailure(NOT_READ);
    } finally {
      setIsReading(false);
    }
  }

  function readNumbersBy(decimal: DecimalSign | undefined): void {
    if (read?.content) setRead(readAs(read.content, { fileName: read.fileName, decimal }));
  }

  function forget(): void {
    setRead(undefined);
    setFailure(undefined);
  }

  // Awaited instead of called back: the answer is told even when the panel is no longer there.
  async function start(): Promise<void> {
    if (!plan || send.isPending) return;
    setFailure(undefined);
    const items = editsOf(plan);
    const left = plan.filter(({ fate }) => fate === 'error').length;
    const key = requestKey.keyFor([store.store_id, items]);
    try {
      const sent = { storeId: store.store_id, items, key };
      const { added, price_changed, stock_changed } = await send.mutateAsync(sent);
      toast.success(
        `Inventory imported! ${countOf(added, 'item')} added, ${countOf(price_changed, 'price')} and ${countOf(stock_changed, 'stock')} changed.`,
      );
      // What was left out is still to be corrected.
      if (isHere() && left === 0) onDone();
    } catch (error) {
      if (!isHere()) toast.error('Failed to import the inventory.');
      setFailure(shelfNow(error) ? SHELF_MOVED : wordsFor(error));
    }
  }

  return {
    catalogue,
    read,
    plan,
    failure,
    choose,
    readNumbersBy,
    start,
    isReading,
    isImporting: send.isPending,
    forget,
  };
}

function readAs(
  file: CsvFile,
  { fileName, decimal }: { fileName: string; decimal?: DecimalSign | undefined },
): ReadFile {
  const inventory = readInventory(file.cells, decimal);
  return {
    fileName,
    faults: inventory.faults.map(fileWords),
    content: { ...file, inventory, decimal },
  };
}

function planOf(
  rows: readonly InventoryRow[],
  {
    store,
    catalogue,
  }: { store: Store; catalogue: Parameters<typeof planInventory>[1]['catalogue'] },
): PlannedRow[] {
  const shelf = new Map(store.items.map((item) => [item.ingredient_id, item]));
  return planInventory(rows, { catalogue, shelf });
}
