import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';

import { HeartButton } from '#parts/recipes/HeartButton.tsx';
import { useHeart } from '#shop/saved/queries/useHeart.ts';

export function SaveHeart({ recipe, className }: { recipe: ProviderRecipe; className?: string }) {
  const { saved, press } = useHeart(recipe);
  return (
    <HeartButton
      title={recipe.title}
      pressed={saved}
      onPress={press}
      {...(className !== undefined && { className })}
    />
  );
}
