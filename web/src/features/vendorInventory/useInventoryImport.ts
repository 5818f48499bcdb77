import type { Store } from '@larder/shared/contract/stores';
import { editsOf, planInventory, type PlannedRow } from '@larder/shared/domain/inventoryPlan';
import {
  type FileFault,
  type InventoryRow,
  readInventory,
} from '@larder/shared/domain/inventoryTable';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { announce } from '#lib/announce';
import { ApiError, wordsFor } from '#lib/apiError';
import { useRequestKey } from '#lib/requestKey';
import { useStillHere } from '#lib/stillHere';
import { toast } from '#lib/toast';
import { ingredientQueries } from '#queries/ingredients';
import { importInventoryMutation, storeQueries } from '#queries/stores';

import { countOf } from './importWords.ts';
import { readCsv } from './readCsv.ts';

type Read = { fileName: string; faults: readonly FileFault[]; rows: readonly InventoryRow[] };

const NOT_READ = 'Failed to read the file. Please choose it again.';
const SHELF_MOVED =
  'The shelf has changed while you looked. Nothing was imported: please look at the rows again.';

/**
 * A file on its way to a shelf: chosen, compared with what the shelf is now, imported. The comparison is
 * made again whenever the shelf is read again, so it never shows what no longer holds.
 */
export function useInventoryImport(store: Store, onDone: () => void) {
  const client = useQueryClient();
  const catalogue = useQuery(ingredientQueries.vendor());
  const send = useMutation(importInventoryMutation(client));
  const requestKey = useRequestKey();
  const [read, setRead] = useState<Read>();
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isHere = useStillHere();

  const plan = useMemo(
    () => read && catalogue.data && planOf(read.rows, { store, catalogue: catalogue.data }),
    [read, store, catalogue.data],
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
      const { faults, rows } =
        'fault' in found ? withFault(found.fault) : readInventory(found.cells);
      setRead({ fileName: file.name, faults, rows });
      announce(faults.length > 0 ? 'The file cannot be used' : countOf(rows.length, 'row'));
    } catch {
      setFailure(NOT_READ);
    } finally {
      setIsReading(false);
    }
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
    const key = requestKey.keyFor([store.store_id, items]);
    try {
      const sent = { storeId: store.store_id, items, key };
      const { added, price_changed, stock_changed } = await send.mutateAsync(sent);
      toast.success(
        `Inventory imported! ${countOf(added, 'item')} added, ${countOf(price_changed, 'price')} and ${countOf(stock_changed, 'stock')} changed.`,
      );
      if (isHere()) onDone();
    } catch (error) {
      if (!isHere()) toast.error('Failed to import the inventory.');
      const moved = error instanceof ApiError && error.code === 'stock_changed';
      setFailure(moved ? SHELF_MOVED : wordsFor(error));
    }
  }

  return {
    catalogue,
    read,
    plan,
    failure,
    choose,
    start,
    isReading,
    isImporting: send.isPending,
    forget,
  };
}

function withFault(fault: FileFault): Pick<Read, 'faults' | 'rows'> {
  return { faults: [fault], rows: [] };
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
