import clsx from 'clsx';
import { CookingPot } from 'lucide-react';
import { useState } from 'react';

import { recipePicture } from '#parts/recipes/providerPictures.ts';

type RecipePictureProps = {
  image: string | null;
  /** As in `<img>`. */
  sizes: string;
  /** first: the largest picture of the page; soon: in the first viewport; later: below it. */
  when?: 'first' | 'soon' | 'later';
  className?: string;
};

/** A 4:3 picture that fills its box. Decoration: the title stands beside it. */
export function RecipePicture({ image, sizes, when = 'later', className }: RecipePictureProps) {
  const [failed, setFailed] = useState<string>();
  const picture = recipePicture(image);
  if (!picture || failed === picture.src) {
    return (
      <span className={clsx('grid size-full place-items-center bg-sunken text-ink-3', className)}>
        <CookingPot aria-hidden="true" strokeWidth={1.5} className="size-2/5 max-h-24 max-w-24" />
      </span>
    );
  }
  return (
    <img
      {...picture}
      sizes={sizes}
      alt=""
      width={768}
      height={576}
      loading={when === 'later' ? 'lazy' : 'eager'}
      fetchPriority={when === 'first' ? 'high' : 'auto'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(picture.src)}
      className={clsx('size-full object-cover dark:brightness-90', className)}
    />
  );
}
