import { mapColumns } from '@larder/shared/stores/shelfColumns';
import type { ShelfMapping } from '@larder/shared/stores/shelfFile.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { countOf } from '#parts/tables/csvWords.ts';
import type { TableChoice } from '#parts/tables/readTable.ts';
import { tableWords } from '#parts/tables/tableFaults.ts';
import { useIsMounted } from '#platform/forms/isMounted.ts';
import { announce } from '#platform/page/announce.ts';
import { newId } from '#platform/page/newId.ts';
import { toast } from '#platform/page/toast.ts';
import { shelfMemoryQuery } from '#vendor/shelf/queries/shelfFile.ts';
import { startWork } from '#vendor/shelf/rules/shelfWork.ts';
import {
  dropDraft,
  keepDraft,
  keepFile,
  keepSource,
  keepWork,
  readDraft,
  readSource,
  type ShelfDraft,
  type ShelfFile,
  type ShelfWork,
  sweepDrafts,
} from '#vendor/shelf/state/shelfDrafts.ts';

import { askTable } from './askTable.ts';

const NOT_READ = 'Failed to read the file. Please choose it again.';
const GONE = 'The unfinished import is no longer in this browser. Please choose the file again.';
const BYTES_GONE = 'The file itself is no longer here. Choose it again to read it another way.';

/**
 * The file that is brought to a store and what was decided of it, kept in this browser as it changes.
 *
 * Shape   `resumes`: the address is that of a later step, so that what was kept is opened by itself.
 */
export function useShelfJob(store: Store, resumes: boolean) {
  const { store_id } = store;
  const isMounted = useIsMounted();
  const [isReading, setReading] = useState(resumes);
  const [problem, setProblem] = useState<string>();
  const { draft, setDraft, found, take, change } = useKeptDraft(store);
  const { choose, readAgain, forget, bringBack } = useFileChoice(store_id, {
    draft,
    take,
    onReading: setReading,
    onProblem: setProblem,
  });

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
    readAgain,
    /** Returns whether there was something to go on with. */
    resume: async (): Promise<boolean> => {
      setReading(true);
      return show(await readDraft(store_id));
    },
    change,
    forget,
    bringBack,
    /** Forgets the file here and in the browser. */
    discard: (): void => {
      dropDraft(store_id);
      setDraft(undefined);
      setProblem(undefined);
    },
  };
}

/** What is decided of a file, kept in this browser as it changes, and the columns as they were found. */
function useKeptDraft(store: Store) {
  const { store_id } = store;
  const [draft, setDraft] = useState<ShelfDraft>();
  const { file: chosen, work: decided } = draft ?? {};
  const preset = decided?.preset;
  const found = useMemo(() => chosen && mapColumns(chosen.cells, preset), [chosen, preset]);
  useEffect(() => {
    if (draft) keepWork(store_id, draft);
  }, [store_id, draft]);

  /** Begins with a file that was read. */
  function take(
    file: ShelfFile,
    { mappings, answers }: { mappings: readonly ShelfMapping[]; answers?: ShelfWork['answers'] },
  ): boolean {
    const { work, isKnown } = startWork(file, { store, mappings });
    setDraft({ file, work: answers ? { ...work, answers } : work });
    void keepFile(store_id, file);
    announce(countOf(file.cells.length - 1, 'row'));
    return isKnown;
  }
  function change(changed: (work: ShelfWork) => ShelfWork): void {
    setDraft((before) => before && { ...before, work: changed(before.work) });
  }
  return { draft, setDraft, found, take, change };
}

type FileChoiceOptions = Pick<ReturnType<typeof useKeptDraft>, 'draft' | 'take'> & {
  onReading: (is: boolean) => void;
  /** Why a file cannot be used; undefined once another one is chosen. */
  onProblem: (problem: string | undefined) => void;
};

/** Reads a file that is chosen, and reads it again in another way; `take` begins with what was read. */
function useFileChoice(store_id: string, { draft, take, onReading, onProblem }: FileChoiceOptions) {
  const client = useQueryClient();
  const isMounted = useIsMounted();
  const source = useSource(store_id);

  /** Returns whether the columns are known from another file. */
  async function choose(file: File): Promise<boolean | undefined> {
    onProblem(undefined);
    const read = await readFile(file);
    if (!read) return undefined;
    if ('problem' in read) {
      onProblem(read.problem);
      announce('The file cannot be used');
      return undefined;
    }
    const { table, mappings } = read;
    const canBeOther = table.sheet !== undefined || table.encoding !== undefined;
    const next: ShelfFile = {
      id: newId(),
      fileName: file.name,
      ...table,
      ...(canBeOther && { source_id: newId() }),
    };
    source.keep(next, file);
    return take(next, { mappings });
  }
  /** Reads the file in another way than was guessed; it is not chosen again. What was said of its rows stays. */
  async function readAgain(choice: TableChoice): Promise<void> {
    if (!draft) return;
    const { fileName, source_id } = draft.file;
    const file = await source.of(draft.file);
    const read = file ? await readFile(file, choice) : { problem: BYTES_GONE };
    if (!read) return;
    if ('problem' in read) {
      toast.error(read.problem);
      return;
    }
    const { table, mappings } = read;
    const { answers } = draft.work;
    take({ id: newId(), fileName, ...table, source_id }, { mappings, answers });
  }
  /** Forgets the file in the browser; here it stays, with its bytes, for an Undo. */
  async function forget(): Promise<void> {
    if (draft?.file.source_id !== undefined) await source.of(draft.file);
    dropDraft(store_id);
  }
  /** Keeps it again in the browser. */
  function bringBack(): void {
    if (!draft) return;
    keepDraft(store_id, draft);
    source.keepAgain(draft.file);
  }
  /** undefined when the page is left meanwhile. */
  async function readFile(file: File, choice?: TableChoice) {
    onReading(true);
    const [read, mappings] = await Promise.all([
      askTable(file, choice).catch(() => undefined),
      mappingsOf(client),
    ]);
    if (!isMounted()) return undefined;
    onReading(false);
    if (read && !('fault' in read)) return { table: read, mappings };
    return {
      problem: read && read.fault.kind !== 'not_read' ? tableWords(read.fault) : NOT_READ,
    };
  }
  return { choose, readAgain, forget, bringBack };
}

/** The bytes of a file that can be read in another way: here, and kept in the browser. */
function useSource(store_id: string) {
  const held = useRef<{ id: string; bytes: File }>(undefined);

  function keep(file: ShelfFile, bytes: File): void {
    const { source_id: id } = file;
    held.current = id === undefined ? undefined : { id, bytes };
    void keepSource(store_id, file, bytes);
  }
  /** undefined when they are neither here nor in the browser. */
  async function of(file: ShelfFile): Promise<File | undefined> {
    const { source_id: id } = file;
    if (id === undefined) return undefined;
    if (held.current?.id === id) return held.current.bytes;
    const bytes = await readSource(store_id, file);
    if (bytes) held.current = { id, bytes };
    return bytes;
  }
  /** Keeps in the browser what is here. */
  function keepAgain(file: ShelfFile): void {
    const { current } = held;
    if (current && current.id === file.source_id) void keepSource(store_id, file, current.bytes);
  }
  return { keep, of, keepAgain };
}

/** Without a network none: the columns are found anew. */
async function mappingsOf(client: QueryClient): Promise<readonly ShelfMapping[]> {
  const memory = await client.fetchQuery(shelfMemoryQuery()).catch(() => undefined);
  return memory?.mappings ?? [];
}
