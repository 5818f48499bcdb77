import type { RecipeDraft } from '@larder/shared/contract/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { focusNext } from '#lib/focus';
import { useIsMounted } from '#lib/isMounted';
import { toast } from '#lib/toast';
import { createOwnRecipeMutation } from '#queries/recipes';
import { Button } from '#ui/Button';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';

import { attemptKey, EMPTY_DRAFT, forgetAttempt, unsaved } from './draft.ts';
import { Failure } from './Failure.tsx';
import { RecipeForm } from './RecipeForm.tsx';

const kept = unsaved();

/** The form for another recipe. */
export function NewRecipe() {
  usePageTitle('Add Recipe');
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = useMutation(createOwnRecipeMutation(client));
  const isHere = useIsMounted();
  // The form starts again from `start`, with another key, when it is emptied.
  const [{ start, turn }, restart] = useState({ start: kept.get() ?? EMPTY_DRAFT, turn: 0 });

  function clear(): void {
    const before = kept.get();
    kept.set(undefined);
    restart({ start: EMPTY_DRAFT, turn: turn + 1 });
    // The button goes with the draft.
    focusNext(() => document.querySelector<HTMLElement>('input[name="title"]'));
    if (!before) return;
    toast.undo('Recipe cleared', () => {
      kept.set(before);
      restart((now) => ({ start: before, turn: now.turn + 1 }));
    });
  }

  // Awaited instead of called back: the answer counts even when this form is no longer on the page.
  async function save(recipe: RecipeDraft): Promise<void> {
    const sent = kept.get();
    // The mutation keeps a failure, and the form shows it.
    const answer = await create
      .mutateAsync({ recipe, key: attemptKey(recipe) })
      .catch(() => undefined);
    if (!answer) return;
    // Whoever left and came back may have typed another recipe meanwhile.
    if (isHere() || kept.get() === sent) kept.set(undefined);
    forgetAttempt();
    toast.success(answer.message);
    if (isHere()) void navigate('/saved-recipes');
  }

  return (
    <>
      <PageHeader
        title="Add Recipe"
        text="Write down a dish of your own and shop for it like for any other."
      />
      <RecipeForm
        key={turn}
        start={start}
        onChange={kept.set}
        saveLabel="Add Recipe"
        busy={create.isPending}
        failure={create.isError && <Failure text="Failed to add recipe" error={create.error} />}
        onSave={(recipe) => void save(recipe)}
      >
        <ClearButton onClear={clear} />
      </RecipeForm>
    </>
  );
}

/** Apart, so that typing does not draw the whole form again. */
function ClearButton({ onClear }: { onClear: () => void }) {
  const draft = kept.use();
  if (!draft) return null;
  return (
    <Button look="ghost" className="w-full" onClick={onClear}>
      Clear
    </Button>
  );
}
