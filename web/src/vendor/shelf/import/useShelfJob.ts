import { mapColumns } from '@larder/shared/stores/shelfColumns';
import type { ShelfMapping } from '@larder/shared/stores/shelfFile.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { countOf } from '#parts/tables/csvWords.ts';
import { tableWords } from '#parts/tables/tableFaults.ts';
import { useIsMounted } from '#platform/forms/isMounted.ts';
import { announce } from '#platform/page/announce.ts';
import { newId } from '#platform/page/newId.ts';
import { shelfMemoryQuery } from '#vendor/shelf/queries/shelfFile.ts';
import { startWork } from '#vendor/shelf/rules/shelfWork.ts';
import {
  dropDraft,
  keepFile,
  keepWork,
  readDraft,
  type ShelfDraft,
  type ShelfWork,
  sweepDrafts,
} from '#vendor/shelf/state/shelfDrafts.ts';

import { askTable } from './askTable.ts';

const NOT_READ = 'Failed to read the file. Please choose it again.';
const GONE = 'The unfinished import is no longer in this browser. Please choose the file again.';

/**
 * The file that is brought to a store and what was decided of it, kept in this browser as it changes.
 *
 * Shape   `resumes`: the address is that of a later step, so that what was kept is opened by itself.
 */
export function useShelfJob(store: Store, resumes: boolean) {
  const client = useQueryClient();
  const isMounted = useIsMounted();
  const { store_id } = store;
  const [draft, setDraft] = useState<ShelfDraft>();
  const [isReading, setReading] = useState(resumes);
  const [problem, setProblem] = useState<string>();
  const { file: chosen } = draft ?? {};
  const found = useMemo(() => chosen && mapColumns(chosen.cells), [chosen]);
  useEffect(() => {
    if (draft) keepWork(store_id, draft);
  }, [store_id, draft]);

  /** Returns whether the columns are known from another file. */
  async function choose(file: File): Promise<boolean | undefined> {
    setProblem(undefined);
    setReading(true);
    const [read, known] = await Promise.all([
      askTable(file).catch(() => undefined),
      mappingsOf(client),
    ]);
    if (!isMounted()) return undefined;
    setReading(false);
    if (!read || 'fault' in read) {
      setProblem(read && read.fault.kind !== 'not_read' ? tableWords(read.fault) : NOT_READ);
      announce('The file cannot be used');
      return undefined;
    }
    const next = { id: newId(), fileName: file.name, ...read };
    const { work, isKnown } = startWork(next, { store, mappings: known });
    setDraft({ file: next, work });
    void keepFile(store_id, next);
    announce(countOf(next.cells.length - 1, 'row'));
    return isKnown;
  }
  /** Shows what was kept, and returns whether there was something. */
  function show(kept: Awaited<ReturnType<typeof readDraft>>): boolean {
    if (!isMounted()) return false;
    setReading(false);
    if (!kept) {
      dropDraft(store_id);
      setProblem(GONE);
      return false;
    }
    const { file, work } = kept;
    const isOfFile = work?.fields.length === mapColumns(file.cells).columns.length;
    const anew = () => startWork(file, { store, mappings: [] }).work;
    setDraft({ file, work: work && isOfFile ? work : anew() });
    return true;
  }
  const start = useEffectEvent(() => {
    sweepDrafts(Date.now());
    if (resumes) void readDraft(store_id).then(show);
  });
  useEffect(() => start(), []);

  return {
    draft,
    /** The columns as they were found. */
    found,
    isReading,
    problem,
    choose,
    /** Returns whether there was something to go on with. */
    resume: async (): Promise<boolean> => {
      setReading(true);
      return show(await readDraft(store_id));
    },
    change: (change: (work: ShelfWork) => ShelfWork): void =>
      setDraft((before) => before && { ...before, work: change(before.work) }),
    /** Forgets the file here and in the browser. */
    discard: (): void => {
      dropDraft(store_id);
      setDraft(undefined);
      setProblem(undefined);
    },
  };
}

/** Without a network none: the columns are found anew. */
async function mappingsOf(client: QueryClient): Promise<readonly ShelfMapping[]> {
  const memory = await client.fetchQuery(shelfMemoryQuery()).catch(() => undefined);
  return memory?.mappings ?? [];
}
