import type { OwnRecipe } from '@larder/shared/contract/recipes';
import clsx from 'clsx';
import { CookingPot } from 'lucide-react';

import { ItemImage } from '#ui/ItemImage';

const MOST = 4;
const TONES = ['bg-brand-soft', 'bg-honey-soft', 'bg-accent-soft', 'bg-info-soft'] as const;

/** Ingredient pictures in place of a photo; the colour follows from the id. Decoration. */
export function RecipeCollage({ recipe }: { recipe: OwnRecipe }) {
  const images = recipe.items.flatMap(({ image }) => (image === null ? [] : [image]));
  const shown = [...new Set(images)].slice(0, MOST);
  // An id's last digits are random.
  const tone = TONES[Number.parseInt(recipe.recipe_id.slice(-4), 16) % TONES.length];
  return (
    <div aria-hidden="true" className={clsx('flex h-36 items-center justify-center', tone)}>
      {shown.length === 0 && <CookingPot size={44} className="text-ink-3" />}
      <span className="flex -space-x-2">
        {shown.map((image, index) => (
          <span
            key={image}
            className={clsx(
              'rounded-md border-4 border-surface shadow-2',
              index % 2 === 0 ? '-translate-y-1.5 -rotate-4' : 'translate-y-1.5 rotate-4',
            )}
          >
            <ItemImage src={image} size={68} />
          </span>
        ))}
      </span>
    </div>
  );
}
