import { INGREDIENT_TILES } from '@larder/shared/recipes/recipes';
import clsx from 'clsx';
import { Beef, Carrot, Drumstick, Fish, type LucideIcon } from 'lucide-react';

import { Picture } from '#ui/Picture.tsx';

import { capitalised } from './queries/recipeFacts.ts';

type Tile = (typeof INGREDIENT_TILES)[number];

/** `sign` shows when the picture does not load. */
const LOOKS: Record<Tile, { colours: string; picture: string; sign: LucideIcon }> = {
  chicken: {
    colours: 'bg-honey-soft text-on-honey-soft',
    picture: 'chicken-drumsticks',
    sign: Drumstick,
  },
  vegetables: { colours: 'bg-brand-soft text-on-brand-soft', picture: 'broccoli', sign: Carrot },
  seafood: { colours: 'bg-info-soft text-on-info-soft', picture: 'shrimp-raw', sign: Fish },
  beef: { colours: 'bg-accent-soft text-on-accent-soft', picture: 'beef-chuck-roast', sign: Beef },
};

export function IngredientTiles({ onPick }: { onPick: (ingredient: Tile) => void }) {
  return (
    <section aria-labelledby="by-ingredient" className="wrap mt-16 lg:mt-20">
      <h2 id="by-ingredient" className="text-h2">
        Browse by Ingredients
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {INGREDIENT_TILES.map((tile) => (
          <li key={tile}>
            <button
              type="button"
              onClick={() => onPick(tile)}
              className={clsx(
                'lift flex min-h-28 w-full items-end justify-between gap-1 rounded-lg max-[25.5rem]:flex-col-reverse max-[25.5rem]:items-start p-4 text-left sm:min-h-32 sm:p-5',
                LOOKS[tile].colours,
              )}
            >
              <span className="max-w-full font-display text-lg font-bold break-words sm:text-xl">
                {capitalised(tile)}
              </span>
              <Picture
                src={`/images/ingredients/${LOOKS[tile].picture}.webp`}
                fallback={<Sign tile={tile} />}
                width={88}
                height={88}
                loading="lazy"
                className="-m-2 size-18 [mask-image:radial-gradient(closest-side,#000_58%,transparent)] sm:size-22"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sign({ tile }: { tile: Tile }) {
  const Icon = LOOKS[tile].sign;
  return (
    <Icon aria-hidden="true" strokeWidth={1.5} className="m-1 size-12 opacity-70 sm:size-14" />
  );
}
