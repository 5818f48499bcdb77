import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

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
  // The form starts again from `start`, with another key, when it is emptied.
  const [{ start, turn }, restart] = useState({ start: kept.get() ?? EMPTY_DRAFT, turn: 0 });

  function clear(): void {
    const before = kept.get();
    kept.set(undefined);
    restart({ start: EMPTY_DRAFT, turn: turn + 1 });
    if (!before) return;
    toast.undo('Recipe cleared', () => {
      kept.set(before);
      restart((now) => ({ start: before, turn: now.turn + 1 }));
    });
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
        onSave={(recipe) =>
          create.mutate(
            { recipe, key: attemptKey(recipe) },
            {
              onSuccess: ({ message }) => {
                kept.set(undefined);
                forgetAttempt();
                toast.success(message);
                void navigate('/saved-recipes');
              },
            },
          )
        }
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
