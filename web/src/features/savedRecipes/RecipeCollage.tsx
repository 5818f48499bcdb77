import type { OwnRecipe } from '@larder/shared/contract/recipes';
import clsx from 'clsx';
import { CookingPot } from 'lucide-react';

import { ItemImage } from '#ui/ItemImage';

const MOST = 4;
const TONES = ['bg-brand-soft', 'bg-honey-soft', 'bg-accent-soft', 'bg-info-soft'] as const;

/** In place of a photo: what goes into the recipe. Each recipe keeps its colour. Decoration. */
export function RecipeCollage({ recipe }: { recipe: OwnRecipe }) {
  const images = recipe.items.flatMap(({ image }) => (image === null ? [] : [image]));
  const shown = [...new Set(images)].slice(0, MOST);
  // The last digits of an id are random.
  const tone = TONES[Number.parseInt(recipe.recipe_id.slice(-4), 16) % TONES.length];
  return (
    <div aria-hidden="true" className={clsx('flex h-36 items-center justify-center', tone)}>
      {shown.length === 0 && <CookingPot size={44} className="text-ink-3" />}
      <span className="flex -space-x-3">
        {shown.map((image, index) => (
          <span
            key={image}
            className={clsx(
              'grid size-20 place-items-center rounded-full bg-surface shadow-1 *:bg-transparent',
              index % 2 === 0 ? '-translate-y-2' : 'translate-y-2',
            )}
          >
            <ItemImage src={image} size={48} />
          </span>
        ))}
      </span>
    </div>
  );
}
