import type { CatalogueRow, PlannedRow } from '@larder/shared/food/adminCatalogueFile.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import {
  importCatalogueMutation,
  previewCatalogueMutation,
} from '#admin/catalogue/queries/catalogueFile.ts';
import { countOf, fileWords } from '#parts/tables/csvWords.ts';
import { readCsv } from '#parts/tables/readCsv.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { announce } from '#platform/page/announce.ts';
import { numberText } from '#platform/page/counts.ts';

import { countCatalogueColumns, readCatalogue } from './catalogueTable.ts';

/** A row of the file with what the server would do with it. */
export type PreviewedRow = { row: number; name: string; fate: PlannedRow['fate']; words: string };

/** A file that can be shown. */
export type Preview = {
  fileName: string;
  rows: PreviewedRow[];
  /** The good rows; undefined without any. */
  sent: { rows: CatalogueRow[]; version: number } | undefined;
};

/** The import of a catalogue file: choose, look at what it would do, import. */
export function useCatalogueImport(onDone: () => void) {
  const client = useQueryClient();
  const [preview, setPreview] = useState<Preview>();
  const [failure, setFailure] = useState<string>();
  const [isReading, setReading] = useState(false);
  function fail(error: Error): void {
    setPreview(undefined);
    setFailure(wordsFor(error));
  }
  const asking = useSubmit(previewCatalogueMutation, {
    onDone: ({ rows, version }, { fileName, rows: read, wrong }) => {
      const planned = rows.map((one, index) => previewed(one, read[index]));
      const good = read.filter((_, index) => rows[index]?.fate !== 'refused');
      show({
        fileName,
        rows: [...planned, ...wrong].toSorted((a, b) => a.row - b.row),
        sent: good.length > 0 ? { rows: good.map(({ wanted }) => wanted), version } : undefined,
      });
    },
    onError: fail,
  });
  const importing = useSubmit(importCatalogueMutation(client), {
    success: (_, { added, changed }) =>
      `Catalogue imported! ${countOf(added, 'ingredient')} added, ${numberText(changed)} changed.`,
    failed: 'Failed to import the catalogue.',
    onDone,
    onError: fail,
  });

  function show(found: Preview): void {
    const refused = found.rows.filter(({ fate }) => fate === 'refused').length;
    const wrong = countOf(refused, 'row has an error', 'rows have errors');
    announce(refused === 0 ? countOf(found.rows.length, 'row') : wrong);
    setPreview(found);
  }

  async function choose(file: File): Promise<void> {
    setFailure(undefined);
    setPreview(undefined);
    setReading(true);
    try {
      await read(file);
    } catch {
      setFailure('The file could not be read. Please choose it again.');
    } finally {
      setReading(false);
    }
  }

  async function read(file: File): Promise<void> {
    const found = await readCsv(file, countCatalogueColumns);
    if ('fault' in found) return setFailure(fileWords(found.fault));
    const table = readCatalogue(found.cells);
    if ('problem' in table) return setFailure(table.problem);
    const good = table.rows.flatMap((entry) => ('wanted' in entry ? [entry] : []));
    const wrong = table.rows.flatMap((entry) =>
      'problem' in entry
        ? [{ row: entry.row, name: '', fate: 'refused' as const, words: entry.problem }]
        : [],
    );
    if (good.length > 0) await asking.submit({ fileName: file.name, rows: good, wrong });
    else show({ fileName: file.name, rows: wrong, sent: undefined });
  }

  return {
    preview,
    failure,
    isReading,
    choose,
    isImporting: importing.isSending,
    start: (): void => {
      if (preview?.sent) void importing.submit(preview.sent);
    },
  };
}

function previewed(
  { fate, changed, faults }: PlannedRow,
  read: { row: number; wanted: CatalogueRow } | undefined,
): PreviewedRow {
  return {
    row: read?.row ?? 0,
    name: read?.wanted.name ?? '',
    fate,
    words: fate === 'refused' ? faults.join(' ') : changed.map(factWords).join(', '),
  };
}

/** "kcal_per_100g" -> "kcal per 100g". */
function factWords(fact: string): string {
  return fact.replaceAll('_', ' ');
}
