import type { ProviderRecipe } from '@larder/shared/contract/provider';

import { useHeart } from '#queries/useHeart';
import { HeartButton } from '#ui/HeartButton';

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
