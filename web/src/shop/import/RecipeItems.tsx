import type { PricedIngredient } from '@larder/shared/food/ingredients.calls';
import { X } from 'lucide-react';
import { useRef } from 'react';

import { type Energy, energyOf, energyOfRecipe } from '#parts/recipes/energy.ts';
import { portionText } from '#parts/recipes/portion.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

import type { RecipeItem } from './draft.ts';

type RecipeItemsProps = {
  items: readonly RecipeItem[];
  /** Units: kcal of each written line; null where it is not known. */
  lines: readonly (number | null)[];
  /** The catalogue's facts about the items; empty while loading. */
  catalogue: readonly PricedIngredient[];
  servings: number;
  onRemove: (index: number) => void;
};

export function RecipeItems({
  items,
  lines: written,
  catalogue,
  servings,
  onRemove,
}: RecipeItemsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const lines = items.map((item) => {
    const known = catalogue.find(({ ingredient_id }) => ingredient_id === item.ingredient_id);
    return {
      item,
      image: known?.image,
      kcal: known ? energyOf(item, known) : null,
      isGone: known === undefined && catalogue.length > 0,
    };
  });
  const energy = energyOfRecipe([...lines.map(({ kcal }) => kcal), ...written], servings);
  const isEmpty = items.length === 0 && written.length === 0;

  /** Moves the focus to the next line's button, else to the previous one. */
  function remove(index: number): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? heading.current)?.focus();
    onRemove(index);
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        In this recipe
      </h2>
      {isEmpty && <p className="mt-2 text-sm text-ink-2">The ingredients you add appear here.</p>}
      {items.length > 0 && (
        <ul ref={list} aria-label="Ingredients added" className="mt-2 divide-y divide-line">
          {lines.map(({ item, image, kcal, isGone }, index) => (
            <li
              key={`${item.ingredient_id} ${item.unit_quantity}`}
              className="flex items-center gap-3 py-2"
            >
              <ItemImage src={image} size={40} />
              <p className="min-w-0 flex-1">
                <span className="block break-words">{item.name}</span>
                <span className="num block text-sm text-ink-2">
                  {portionText(item)}
                  {kcal !== null && ` · ${kcal.toLocaleString('en-US')} cal`}
                </span>
                {isGone && (
                  <span className="block text-sm font-medium text-danger">
                    No longer in the catalogue. Remove it to save.
                  </span>
                )}
              </p>
              <IconButton
                label={`Remove ${item.name}`}
                icon={X}
                className="-mr-2"
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {written.length > 0 && (
        <p className="num mt-2 text-sm text-ink-2">
          {written.length} written {written.length === 1 ? 'line' : 'lines'}
        </p>
      )}
      <div aria-live="polite">
        {!isEmpty && <Total energy={energy} servings={servings} isKnown={catalogue.length > 0} />}
      </div>
    </>
  );
}

type TotalProps = { energy: Energy; servings: number; isKnown: boolean };

function Total({ energy, servings, isKnown }: TotalProps) {
  return (
    <>
      <dl className="mt-3 space-y-1 border-t border-line pt-3">
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-ink-2">Calories</dt>
          <dd className="num text-xl font-bold">{energy.total.toLocaleString('en-US')} cal</dd>
        </div>
        {servings > 0 && (
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <dt className="text-ink-2">Per serving</dt>
            <dd className="num font-semibold">{energy.perServing.toLocaleString('en-US')} cal</dd>
          </div>
        )}
      </dl>
      {isKnown && energy.unknown > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          Without {energy.unknown} {energy.unknown === 1 ? 'ingredient' : 'ingredients'} whose
          calories are not known.
        </p>
      )}
    </>
  );
}
