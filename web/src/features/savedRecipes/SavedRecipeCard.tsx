import type { OwnRecipe } from '@larder/shared/contract/recipes';
import clsx from 'clsx';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';

import { IconButton } from '#ui/IconButton';
import { LinkButton } from '#ui/LinkButton';

import { RecipeCollage } from './RecipeCollage.tsx';
import { RecipeMeta } from './RecipeMeta.tsx';
import { SelectButton } from './SelectButton.tsx';
import { useSelect } from './useSelect.ts';

type SavedRecipeCardProps = {
  recipe: OwnRecipe;
  /** Runs on hover and focus. */
  onNear: () => void;
  onAsk: (what: 'open' | 'delete') => void;
};

/** A press anywhere opens the recipe; its buttons select, edit and delete it. */
export function SavedRecipeCard({ recipe, onNear, onAsk }: SavedRecipeCardProps) {
  const id = useId();
  const { title, description, recipe_id } = recipe;
  const { selected } = useSelect(recipe);
  return (
    <li data-row={recipe_id}>
      <article
        aria-labelledby={id}
        className={clsx(
          'card lift relative flex h-full flex-col overflow-hidden',
          selected && 'border-brand ring-2 ring-brand',
        )}
      >
        <RecipeCollage recipe={recipe} />
        {selected && (
          <span
            aria-hidden="true"
            className="absolute top-2.5 right-2.5 grid size-9 animate-pop-in place-items-center rounded-full bg-brand text-on-brand shadow-2"
          >
            <Check size={20} strokeWidth={3} />
          </span>
        )}
        <div className="flex flex-1 flex-col p-4">
          <h2 id={id} className="line-clamp-2 text-lg break-words">
            {title}
          </h2>
          <p className="mt-1.5">
            <RecipeMeta recipe={recipe} />
          </p>
          <p className="mt-2 line-clamp-2 text-sm break-words text-ink-2">{description}</p>
          <div className="mt-auto flex flex-wrap items-center gap-x-1 gap-y-2 pt-4">
            <SelectButton recipe={recipe} className="relative z-10" />
            <button
              type="button"
              aria-haspopup="dialog"
              onPointerEnter={onNear}
              onFocus={onNear}
              onClick={() => onAsk('open')}
              className="min-h-11 rounded-full px-3 text-sm font-semibold text-ink-2 after:absolute after:inset-0 after:rounded-lg hover:text-ink focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
            >
              View Recipe<span className="sr-only">: {title}</span>
            </button>
            <span className="relative z-10 -mr-2 ml-auto flex">
              <LinkButton
                to={`/add-recipe?recipe=${recipe_id}`}
                variant="ghost"
                icon={Pencil}
                title={`Edit ${title}`}
                aria-label={`Edit ${title}`}
                className="size-11 !px-0"
              />
              <IconButton
                label={`Delete ${title}`}
                icon={Trash2}
                tone="danger"
                data-action="delete"
                onClick={() => onAsk('delete')}
              />
            </span>
          </div>
        </div>
      </article>
    </li>
  );
}
