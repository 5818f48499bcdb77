import clsx from 'clsx';
import { CookingPot } from 'lucide-react';
import { useState } from 'react';

import { recipeThumb } from '#parts/recipes/providerPictures.ts';

export function RecipeThumb({ image, className }: { image: string | null; className: string }) {
  const [failed, setFailed] = useState<string>();
  const src = recipeThumb(image);
  if (!src || failed === src) {
    return (
      <span
        aria-hidden="true"
        className={clsx('grid flex-none place-items-center bg-sunken text-ink-3', className)}
      >
        <CookingPot size={18} />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={80}
      height={80}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
      className={clsx('flex-none object-cover dark:brightness-90', className)}
    />
  );
}
