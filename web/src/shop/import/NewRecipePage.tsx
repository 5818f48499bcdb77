import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';

import { toast } from '#platform/page/toast.ts';
import { createOwnRecipeMutation } from '#shop/saved/queries/recipes.ts';
import { Button } from '#ui/Button.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { attemptKey, EMPTY_DRAFT, forgetAttempt, unsaved } from './draft.ts';
import { RecipeForm } from './RecipeForm.tsx';

const kept = unsaved();

export function NewRecipePage() {
  usePageTitle('Add Recipe');
  const navigate = useNavigate();
  const client = useQueryClient();
  // A new key remounts the form with the kept draft.
  const [turn, setTurn] = useState(0);
  const restart = (): void => setTurn((now) => now + 1);

  function clear(): void {
    const before = kept.get();
    kept.set(undefined);
    flushSync(restart);
    document.querySelector<HTMLElement>('input[name="title"]')?.focus();
    if (!before) return;
    toast.undo('Recipe cleared', () => {
      kept.set(before);
      restart();
    });
  }

  return (
    <RecipeForm
      key={turn}
      kept={kept}
      start={EMPTY_DRAFT}
      mutation={createOwnRecipeMutation(client, attemptKey)}
      saveLabel="Add Recipe"
      failed="Failed to add recipe"
      onSuccess={({ message }) => {
        forgetAttempt();
        toast.success(message);
      }}
      onDone={() => void navigate('/saved-recipes')}
    >
      <ClearButton onClear={clear} />
    </RecipeForm>
  );
}

/** A component of its own, so that typing does not render the whole form. */
function ClearButton({ onClear }: { onClear: () => void }) {
  const draft = kept.use();
  if (!draft) return null;
  return (
    <Button variant="ghost" className="w-full" onClick={onClear}>
      Clear
    </Button>
  );
}
