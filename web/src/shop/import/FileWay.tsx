import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { wordsFor } from '#platform/http/apiError.ts';
import { uploadRecipesMutation } from '#shop/import/queries/recipeImports.ts';
import { FilePicker } from '#ui/fields/FilePicker.tsx';
import { Notice } from '#ui/Notice.tsx';

import { ImportList } from './ImportList.tsx';
import { keptImports } from './keptImports.ts';

/** Reads files of recipes; the server keeps what it read for 7 days. */
export function FileWay({ onLook }: { onLook: () => void }) {
  const ids = keptImports.use();
  const { mutateAsync, isPending } = useMutation(uploadRecipesMutation);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function send(files: readonly File[]): Promise<void> {
    const failures =
      files.length > RECIPE_LIMITS.filesAtOnce
        ? [`Only the first ${RECIPE_LIMITS.filesAtOnce} files are read at once.`]
        : [];
    for (const file of files.slice(0, RECIPE_LIMITS.filesAtOnce)) {
      const problem = problemOf(file);
      if (problem !== undefined) {
        failures.push(`${file.name}: ${problem}`);
        continue;
      }
      try {
        const { import_id } = await mutateAsync(file);
        keptImports.update((all) => [...all, import_id]);
      } catch (error) {
        failures.push(`${file.name}: ${wordsFor(error)}`);
      }
    }
    setProblems(failures);
  }

  return (
    <section aria-label="From files" className="card p-5 md:p-6">
      <FilePicker
        multiple
        title="Choose files"
        hint="Exports of Paprika, Mealie, Tandoor, Recipe Keeper, MasterCook and more, tables, pages or texts. Nothing is saved yet."
        busy={isPending}
        busyTitle="Sending…"
        onFiles={(files) => void send(files)}
      />
      {problems.length > 0 && (
        <Notice tone="danger" className="mt-4">
          {problems.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Notice>
      )}
      {ids.map((import_id) => (
        <ImportList key={import_id} import_id={import_id} onLook={onLook} />
      ))}
    </section>
  );
}

/** Why a file need not be sent. */
function problemOf({ size }: File): string | undefined {
  if (size === 0) return 'The file is empty';
  return size > RECIPE_LIMITS.fileBytes ? 'The file is larger than 32 MB' : undefined;
}
