import type { DecimalSign } from '@larder/shared/basics/numberInput';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { countOf, fileWords } from '#parts/tables/csvWords.ts';
import {
  countColumns,
  type InventoryFile,
  type InventoryRow,
  readInventory,
} from '#parts/tables/inventoryTable.ts';
import { type CsvFile, readCsv } from '#parts/tables/readCsv.ts';
import { announce } from '#platform/page/announce.ts';
import { useShelfImport } from '#vendor/shelf/queries/shelfImport.ts';
import { planInventory, type PlannedRow } from '#vendor/shelf/rules/inventoryPlan.ts';
import { asSold, soldName } from '#vendor/shelf/rules/soldName.ts';
import { storeQueries } from '#vendor/stores/queries/stores.ts';

/** A chosen file. `faults` says why it cannot be used. */
export type ReadFile = {
  readonly fileName: string;
  readonly faults: readonly string[];
  readonly content?: CsvFile & {
    readonly inventory: InventoryFile;
    /** The decimal sign the vendor chose for ambiguous numbers. */
    readonly decimal: DecimalSign | undefined;
  };
};

const NOT_READ = 'Failed to read the file. Please choose it again.';
const SHELF_MOVED =
  'The shelf has changed while you looked. Nothing was imported: please look at the rows again.';

/**
 * The import of a file: choose, compare with the shelf, import. The comparison is repeated on every
 * refetch of the shelf, so it is never stale. Rows with faults are skipped.
 */
export function useInventoryImport(store: Store, onDone: () => void) {
  const client = useQueryClient();
  const catalogue = useQuery(ingredientQueries.vendor());
  const [read, setRead] = useState<ReadFile>();
  const [isReading, setIsReading] = useState(false);

  const rows = read?.content?.inventory.rows;
  const plan = useMemo(
    () => rows && catalogue.data && planOf(rows, { store, catalogue: catalogue.data }),
    [rows, store, catalogue.data],
  );

  const job = useShelfImport({
    store_id: store.store_id,
    done: 'Inventory imported!',
    failed: 'Failed to import the inventory.',
    moved: SHELF_MOVED,
    onDone: () => {
      // Skipped rows still need correction.
      if (plan?.every(({ fate }) => fate !== 'error')) onDone();
    },
  });
  const { failure, setFailure, isSending: isImporting } = job;

  async function choose(file: File): Promise<void> {
    setFailure(undefined);
    setIsReading(true);
    try {
      const [found] = await Promise.all([
        readCsv(file, countColumns),
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

  function start(): void {
    if (plan) job.send(plan);
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
    isImporting,
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

/** Rows name what the catalogue has, and own products of this shelf, with their brand. */
function planOf(
  rows: readonly InventoryRow[],
  {
    store,
    catalogue,
  }: { store: Store; catalogue: Parameters<typeof planInventory>[1]['catalogue'] },
): PlannedRow[] {
  const shelf = new Map(store.items.map((item) => [item.ingredient_id, item]));
  const own = store.items.filter(({ food }) => food !== undefined).map(asSold);
  const named = rows.map((row) => ({ ...row, name: soldName(row) }));
  return planInventory(named, { catalogue: [...catalogue, ...own], shelf });
}
