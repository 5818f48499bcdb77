import { FolderHeart } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import type { Dish } from '#shop/saved/queries/cooked.ts';
import { IconButton } from '#ui/IconButton.tsx';

const RecipeCollections = lazyPart(
  async () => (await import('./RecipeCollections.tsx')).RecipeCollections,
);

/** Opens the collections of a recipe. */
export function CollectionsButton({ dish, className }: { dish: Dish; className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={`Collections of ${dish.title}`}
        icon={FolderHeart}
        aria-haspopup="dialog"
        {...RecipeCollections.preloadProps}
        {...(className !== undefined && { className })}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <RecipeCollections dish={dish} onClose={() => setIsOpen(false)} />}
    </>
  );
}
