import type { OwnRecipe } from '@larder/shared/recipes/recipes.calls';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from '#ui/IconButton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

import { CardFrame, COVERS, type Shelved } from './CardFrame.tsx';
import { OwnPlate } from './OwnPlate.tsx';
import { recipeMeta, toSelected } from './queries/ownRecipe.ts';

type OwnCardProps = Shelved & {
  recipe: OwnRecipe;
  cooked: ReactNode;
  /** Runs on hover and focus. */
  onNear: () => void;
  onAsk: (what: 'open' | 'delete') => void;
};

/** A recipe of one's own: it can be edited and deleted. */
export function OwnCard({ recipe, cooked, onNear, onAsk, ...shelved }: OwnCardProps) {
  const { title, description, recipe_id } = recipe;
  return (
    <CardFrame
      recipe={toSelected(recipe)}
      meta={recipeMeta(recipe)}
      picture={<OwnPlate recipe={recipe} className="h-36" />}
      text={description}
      cooked={cooked}
      {...shelved}
      open={
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => onAsk('open')}
          className={COVERS}
        >
          <span>
            View Recipe<span className="sr-only">: {title}</span>
          </span>
        </button>
      }
      actions={
        <>
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
        </>
      }
    />
  );
}
