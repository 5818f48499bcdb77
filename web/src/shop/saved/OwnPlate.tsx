import type { SharedRecipe } from '@larder/shared/recipes/recipeLinks.calls';
import clsx from 'clsx';
import { useMemo } from 'react';

import { dishPlate } from '#shop/saved/plate/dishPlate.ts';

/** The dish, drawn of its own ingredients. Decoration. */
export function OwnPlate({ recipe, className }: { recipe: SharedRecipe; className: string }) {
  const src = useMemo(() => {
    const { recipe_id, lines, items } = recipe;
    const names =
      lines.length > 0
        ? lines.map(({ food, name }) => food?.name ?? name ?? '')
        : items.map(({ name }) => name);
    return dishPlate({ seed: recipe_id, names });
  }, [recipe]);
  return (
    <img
      src={src}
      alt=""
      width={320}
      height={240}
      decoding="async"
      className={clsx('w-full object-cover', className)}
    />
  );
}
