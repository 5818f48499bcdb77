import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

import { OnList } from '#parts/recipes/OnList.tsx';
import { SelectedMark } from '#parts/recipes/SelectedMark.tsx';
import { useIsOnList } from '#shop/kitchen/state/groceryList.ts';
import { type SelectedRecipe, useSelectedRecipes } from '#shop/kitchen/state/selectedRecipes.ts';

import { type Meta } from './queries/ownRecipe.ts';
import { RecipeMeta } from './RecipeMeta.tsx';
import { SelectButton } from './SelectButton.tsx';

/** What a card says of collections. */
export type Shelved = {
  /** Opens them, in a corner of the picture. */
  shelve: ReactNode;
  /** Their names. */
  inCollections: ReactNode;
};

type CardFrameProps = Shelved & {
  recipe: SelectedRecipe;
  meta: Meta;
  picture: ReactNode;
  text?: string;
  /** Opens the recipe; it covers the card. */
  open: ReactNode;
  cooked: ReactNode;
  /** In a corner of the picture. */
  heart?: ReactNode;
  /** At the end of the last line. */
  actions?: ReactNode;
};

/** What `open` needs to cover the card, with the focus around all of it. */
export const COVERS =
  'inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold text-ink-2 after:absolute after:inset-0 after:rounded-lg hover:text-ink focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus';

/** A press anywhere opens the recipe; its buttons select it and more. */
export function CardFrame({
  recipe,
  meta,
  picture,
  text,
  open,
  cooked,
  heart,
  shelve,
  inCollections,
  actions,
}: CardFrameProps) {
  const id = useId();
  const isOnList = useIsOnList(recipe.id);
  const selected = useSelectedRecipes().some((one) => one.id === recipe.id);
  return (
    <li data-row={recipe.id}>
      <article
        aria-labelledby={id}
        tabIndex={-1}
        className={clsx(
          'card lift relative flex h-full flex-col overflow-hidden',
          selected && 'border-brand ring-2 ring-brand',
        )}
      >
        {picture}
        {selected && <SelectedMark className="size-9" />}
        {shelve}
        {heart}
        <div className="flex flex-1 flex-col p-4">
          <h2 id={id} className="line-clamp-2 text-lg break-words">
            {recipe.title}
          </h2>
          <p className="mt-1.5">
            <RecipeMeta meta={meta} />
          </p>
          {isOnList && <OnList />}
          {inCollections}
          {text && <p className="mt-2 line-clamp-2 text-sm break-words text-ink-2">{text}</p>}
          <div className="mt-auto pt-4">
            {cooked}
            <div className="mt-3 flex flex-wrap items-center gap-x-1 gap-y-2">
              <SelectButton recipe={recipe} className="relative z-10" />
              {open}
              {actions && <span className="relative z-10 -mr-2 ml-auto flex">{actions}</span>}
            </div>
          </div>
        </div>
      </article>
    </li>
  );
}
