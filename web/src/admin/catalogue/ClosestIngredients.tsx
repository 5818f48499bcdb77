import { Search } from 'lucide-react';
import type { ReactNode } from 'react';

import type { PreloadProps } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

type Closest = {
  ingredient_id: string;
  name: string;
  image: string | null;
  /** From 0 to 1. */
  similarity: number;
};

type ClosestIngredientsProps<One extends Closest> = {
  /** The name that is looked for. */
  name: string;
  legend: string;
  /** The accessible words before an ingredient's name. */
  sentence: string;
  closest: readonly One[];
  busy?: boolean;
  /** Shown behind the ingredient's name. */
  more?: (ingredient: One) => ReactNode;
  /** Loads the dialog that a choice may open early. */
  preloadProps?: PreloadProps;
  /** Gets undefined for "another ingredient". */
  onChoose: (ingredient: One | undefined) => void;
};

/** Buttons for the ingredients that a name may mean, the closest first, and for another one. */
export function ClosestIngredients<One extends Closest>({
  name,
  legend,
  sentence,
  closest,
  busy = false,
  more,
  preloadProps,
  onChoose,
}: ClosestIngredientsProps<One>) {
  const choose = closest.length === 0 ? 'Choose an ingredient' : 'Another ingredient';
  return (
    <fieldset className="mt-3 flex min-w-0 flex-wrap items-center gap-2">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {closest.map((ingredient) => (
        <Button
          key={ingredient.ingredient_id}
          variant="outline"
          busy={busy}
          className="max-w-full"
          {...preloadProps}
          onClick={() => onChoose(ingredient)}
        >
          <ItemImage src={ingredient.image} size={26} />
          <span className="min-w-0 break-words">
            <span className="sr-only">{sentence} </span>
            {ingredient.name}
            {more?.(ingredient)}
          </span>
          <span className="num text-xs font-medium text-ink-2">
            {Math.round(ingredient.similarity * 100)}%
          </span>
        </Button>
      ))}
      <Button
        variant="ghost"
        icon={Search}
        aria-label={`${choose} for ${name}`}
        {...preloadProps}
        onClick={() => onChoose(undefined)}
      >
        {choose}
      </Button>
    </fieldset>
  );
}
