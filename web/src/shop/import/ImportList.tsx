import {
  IMPORT_ROWS,
  type ImportRow,
  type RecipeImport,
} from '@larder/shared/recipes/recipeImports.calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Eye, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';

import { wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { importQueries, saveImportMutation } from '#shop/import/queries/recipeImports.ts';
import { keptReview, reviewOf } from '#shop/import/review/review.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Notice } from '#ui/Notice.tsx';

import { keptImports } from './keptImports.ts';

/** The recipes of a file: ready, to look at first, unreadable and why. */
export function ImportList({ import_id, onLook }: { import_id: string; onLook: () => void }) {
  const file = useQuery(importQueries.one(import_id));
  const { save, isSaving, refused } = useSaveRows(import_id);
  // Back from a review, its row gets the focus.
  const [looked] = useState(() => keptReview.get()?.imported);
  const drop = (): void => keptImports.update((ids) => ids.filter((id) => id !== import_id));

  function look({ draft, row }: ImportRow, { file_name }: RecipeImport): void {
    if (!draft) return;
    keptReview.set({
      ...reviewOf(draft, { from: 'file', source: file_name }),
      imported: { import_id, row },
      ...(draft.description !== '' && { description: draft.description }),
    });
    onLook();
  }

  if (file.isPending) return <p className="mt-5 text-ink-2">Reading…</p>;
  if (!file.data)
    return (
      <Notice tone="danger" className="mt-5">
        <p>A file could not be read: {wordsFor(file.error)}</p>
        <Button variant="ghost" onClick={drop}>
          Leave It Out
        </Button>
      </Notice>
    );
  const { file_name, status, problem, rows } = file.data;
  const ready = rows.filter(({ state, recipe_id }) => state === 'ready' && recipe_id === null);
  return (
    <section aria-label={file_name} className="mt-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-lg break-words">{file_name}</h2>
        <IconButton label={`Close ${file_name}`} icon={X} onClick={drop} />
      </div>
      {status === 'reading' && <output className="text-ink-2">Reading…</output>}
      {problem !== null && (
        <Notice tone={status === 'failed' ? 'danger' : 'warning'} className="mt-2">
          {problem}
        </Notice>
      )}
      {rows.length > 0 && (
        <ul aria-label={`Recipes of ${file_name}`} className="mt-2 divide-y divide-line">
          {rows.map((row) => (
            <Row
              key={row.row}
              row={row}
              refused={refused.get(row.row)}
              wasLooked={looked?.import_id === import_id && looked.row === row.row}
              onLook={() => look(row, file.data)}
            />
          ))}
        </ul>
      )}
      {ready.length > 0 && (
        <Button size="lg" busy={isSaving} className="mt-4" onClick={() => void save(ready)}>
          Save all {ready.length} ready
        </Button>
      )}
    </section>
  );
}

/** Saves rows of a file; `refused` says why some were not saved. */
function useSaveRows(import_id: string) {
  const saving = useMutation(saveImportMutation(useQueryClient()));
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const isUnderWay = useRef(false);

  async function save(rows: readonly ImportRow[]): Promise<void> {
    // `isPending` changes with the next render; a second press may come before it.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const why = new Map<number, string>();
    let saved = 0;
    try {
      for (let from = 0; from < rows.length; from += IMPORT_ROWS) {
        const some = rows.slice(from, from + IMPORT_ROWS).map(({ row }) => ({ row }));
        const answer = await saving.mutateAsync({ import_id, rows: some });
        saved += answer.saved.length;
        for (const { row, message } of answer.refused) why.set(row, message);
      }
    } catch (error) {
      toast.error(`Failed to save. ${wordsFor(error)}`);
    }
    isUnderWay.current = false;
    setRefused(why);
    if (saved > 0) toast.success(`${saved} ${saved === 1 ? 'recipe' : 'recipes'} saved`);
  }

  return { save, isSaving: saving.isPending, refused };
}

const STATES = {
  ready: { words: 'Ready', icon: CircleCheck, tone: 'text-brand' },
  look: { words: 'Needs a look', icon: Eye, tone: 'text-on-honey-soft' },
  unreadable: { words: 'Not read', icon: CircleAlert, tone: 'text-danger' },
} as const;

type RowProps = {
  row: ImportRow;
  refused: string | undefined;
  wasLooked: boolean;
  onLook: () => void;
};

function Row({ row, refused, wasLooked, onLook }: RowProps) {
  const { title, state, problem, draft, recipe_id } = row;
  const { words, icon: Icon, tone } = STATES[state];
  const why = refused ?? problem ?? textLines(draft);
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon aria-hidden="true" size={20} className={`flex-none ${tone}`} />
      <p className="min-w-0 flex-1 break-words">
        <strong className="font-semibold">{title}</strong>
        <span className={`block text-sm ${tone}`}>
          {recipe_id === null ? words : 'Saved'}
          {recipe_id === null && why !== null && `: ${why}`}
        </span>
      </p>
      {recipe_id !== null && (
        <Link to={`/recipe/${recipe_id}`} className="font-semibold text-brand underline">
          Open<span className="sr-only"> {title}</span>
        </Link>
      )}
      {recipe_id === null && draft && (
        <Button
          ref={wasLooked ? focus : undefined}
          variant={state === 'look' ? 'soft' : 'ghost'}
          onClick={onLook}
        >
          Look<span className="sr-only"> at {title}</span>
        </Button>
      )}
    </li>
  );
}

/** How many lines no store sells, in the words of the review; null for none. */
function textLines(draft: ImportRow['draft']): string | null {
  const number = draft?.lines.filter(({ ingredient_id }) => ingredient_id === null).length ?? 0;
  if (number === 0) return null;
  return `${number} ${number === 1 ? 'line' : 'lines'} kept as text`;
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
