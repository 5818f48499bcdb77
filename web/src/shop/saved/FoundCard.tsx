import type { SavedRecipe } from '@larder/shared/recipes/saved.calls';
import { CookingPot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { HeartButton } from '#parts/recipes/HeartButton.tsx';
import { recipePicture } from '#parts/recipes/providerPictures.ts';
import { useHeart } from '#shop/saved/queries/useHeart.ts';
import { Picture } from '#ui/Picture.tsx';

import { CardFrame, COVERS, type Shelved } from './CardFrame.tsx';
import { foundMeta, keptBrief, selectionOf } from './queries/foundRecipe.ts';

/** A recipe of the provider, as it was saved: the provider is not asked. */
export function FoundCard({
  recipe,
  cooked,
  ...shelved
}: Shelved & { recipe: SavedRecipe; cooked: ReactNode }) {
  const { key, title, image, minutes, servings } = recipe;
  const { saved, press } = useHeart({
    id: Number(key),
    ...keptBrief(recipe),
    readyInMinutes: minutes,
    servings,
    nutrition: { nutrients: [{ name: 'Calories', amount: recipe.calories }] },
  });
  return (
    <CardFrame
      recipe={selectionOf(recipe)}
      meta={foundMeta(recipe)}
      picture={<CardPicture image={image} />}
      cooked={cooked}
      {...shelved}
      heart={
        <HeartButton
          title={title}
          pressed={saved}
          onPress={press}
          className="absolute top-2 right-2 z-10 shadow-1"
        />
      }
      open={
        <Link to={`/recipe/${key}`} className={COVERS}>
          <span>
            View Recipe<span className="sr-only">: {title}</span>
          </span>
        </Link>
      }
    />
  );
}

const NO_PICTURE = (
  <span aria-hidden="true" className="grid size-full place-items-center text-ink-3">
    <CookingPot size={44} />
  </span>
);

function CardPicture({ image }: { image: string | null }) {
  const picture = recipePicture(image);
  return (
    <div className="h-36 overflow-hidden bg-sunken">
      {picture ? (
        <Picture
          {...picture}
          sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 94vw"
          width={768}
          height={576}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          fallback={NO_PICTURE}
          className="size-full object-cover dark:brightness-90"
        />
      ) : (
        NO_PICTURE
      )}
    </div>
  );
}
