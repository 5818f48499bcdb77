import type { CatalogueIngredient } from '@larder/shared/contract/ingredients';
import { containsText } from '@larder/shared/domain/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Carrot, SearchX } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';

import { focusNext, focusWhenLost } from '#lib/focus';
import { toast } from '#lib/toast';
import { adminQueries, deleteIngredientMutation } from '#queries/admin';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { RowPages } from '#ui/RowPages';
import { SearchField } from '#ui/SearchField';
import { Loading, SkeletonRows } from '#ui/Skeleton';

import { AddIngredientForm } from './AddIngredientForm.tsx';
import { IngredientList } from './IngredientList.tsx';

/** The catalogue that all stores sell from: add, change and delete ingredients. */
export function AdminIngredientsPage() {
  usePageTitle('Ingredients');
  const ingredients = useQuery(adminQueries.ingredients());
  const client = useQueryClient();
  const remove = useMutation(deleteIngredientMutation(client));
  const [text, setText] = useState('');
  const [editing, setEditing] = useState<string>();
  const [asking, setAsking] = useState<CatalogueIngredient>();
  const list = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(text);
  const all = ingredients.data ?? [];
  const shown = all.filter(({ name }) => containsText([name], wanted));

  function done({ ingredient_id }: CatalogueIngredient): void {
    setEditing(undefined);
    focusNext(() => list.current?.querySelector(`[data-row="${ingredient_id}"] button`));
  }

  function confirmed(ingredient: CatalogueIngredient): void {
    const place = shown.indexOf(ingredient);
    remove.mutate(ingredient.ingredient_id, {
      onSuccess: () => toast.success(`${ingredient.name} deleted`),
      onError: () => toast.error('Failed to delete ingredient.'),
      onSettled: () => {
        setAsking(undefined);
        focusWhenLost(() => {
          const rows = list.current?.querySelectorAll('[data-row]');
          const row = rows?.[Math.min(place, rows.length - 1)];
          return row?.querySelector<HTMLElement>('button:last-of-type');
        });
      },
    });
  }

  return (
    <>
      <PageHeader title="Ingredient Management" />
      <AddIngredientForm />

      {ingredients.isPending && (
        <Loading label="Loading ingredients">
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {ingredients.isError && !ingredients.data && (
        <ErrorState
          title="Failed to load ingredients."
          text="Unauthorized or failed to fetch ingredients"
          onRetry={() => void ingredients.refetch()}
        />
      )}
      {ingredients.data && (
        <>
          <div className="mb-3 flex items-center justify-between gap-3">
            <output className="num flex-none text-sm text-ink-2">
              {shown.length} of {all.length}
            </output>
            <SearchField
              label="Search ingredients"
              placeholder="Search ingredients"
              className="w-64 min-w-0"
              value={text}
              onChange={setText}
            />
          </div>
          {shown.length === 0 && (
            <EmptyState
              icon={all.length === 0 ? Carrot : SearchX}
              title={all.length === 0 ? 'No ingredients yet' : 'No ingredients found'}
              text={all.length === 0 ? undefined : `Nothing matches “${wanted.trim()}”.`}
            />
          )}
          {shown.length > 0 && (
            <div ref={list}>
              <RowPages rows={shown} unit="ingredients" of={wanted}>
                {(rows) => (
                  <IngredientList
                    ingredients={rows}
                    editing={editing}
                    onEdit={({ ingredient_id }) => setEditing(ingredient_id)}
                    onDone={done}
                    onDelete={setAsking}
                  />
                )}
              </RowPages>
            </div>
          )}
        </>
      )}

      {asking && (
        <ConfirmDialog
          title="Delete this ingredient?"
          confirmLabel="Delete"
          busy={remove.isPending}
          onConfirm={() => confirmed(asking)}
          onCancel={() => setAsking(undefined)}
        >
          <p>
            <strong className="text-ink">{asking.name}</strong> leaves every store. Orders and
            recipes keep it as it was. This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
