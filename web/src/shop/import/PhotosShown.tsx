import { X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { IconButton } from '#ui/IconButton.tsx';

import type { Photo } from './usePhoto.ts';

/** The pictures beside the text that was read of them; they stay in sight while it is checked. */
export function PhotosShown({
  photos,
  onClose,
}: {
  photos: readonly Photo[];
  onClose: (() => void) | undefined;
}) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <div className="sticky top-16 z-10 min-w-0 bg-surface pb-2 lg:top-20 lg:-mt-3">
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm font-semibold">
          {photos.length === 1 ? 'Your picture' : `Your ${photos.length} pictures`}
        </p>
        <div className="-mr-2 flex">
          <IconButton
            label={isLarge ? 'Show smaller' : 'Show larger'}
            icon={isLarge ? ZoomOut : ZoomIn}
            onClick={() => setIsLarge((was) => !was)}
          />
          {onClose && <IconButton label="Close the pictures" icon={X} onClick={onClose} />}
        </div>
      </div>
      <section
        aria-label="Pictures"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[34svh] space-y-3 overflow-auto rounded-md border border-line bg-sunken lg:max-h-[75svh]"
      >
        {photos.map(({ id, shown }, at) => (
          <PhotoCanvas
            key={id}
            shown={shown}
            label={`Picture ${at + 1} of the recipe`}
            className={isLarge ? 'block w-[200%] max-w-none' : 'block w-full'}
          />
        ))}
      </section>
    </div>
  );
}

type PhotoCanvasProps = { shown: ImageBitmap; label: string; className: string };

/** Not an `<img>`: pages may show no addresses of this browser's memory (Content-Security-Policy). */
function PhotoCanvas({ shown, label, className }: PhotoCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(shown, 0, 0);
  }, [shown]);
  return (
    <canvas
      ref={canvas}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn: see above
      role="img"
      aria-label={label}
      width={shown.width}
      height={shown.height}
      className={className}
    />
  );
}
