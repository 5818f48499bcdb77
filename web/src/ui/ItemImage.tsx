import clsx from 'clsx';
import { Carrot } from 'lucide-react';
import { useState } from 'react';

/**
 * A small picture in a row; an icon without one, or when it fails to load. Decorative: the name stands
 * beside it.
 */
export function ItemImage({ src, size = 44 }: { src: string | null | undefined; size?: number }) {
  const [failed, setFailed] = useState<string>();
  const box = 'grid flex-none place-items-center overflow-hidden rounded-sm bg-sunken';
  return (
    <span className={clsx(box)} style={{ width: size, height: size }}>
      {src && failed !== src ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className="size-full object-contain"
        />
      ) : (
        <Carrot aria-hidden="true" size={Math.round(size / 2)} className="text-ink-3" />
      )}
    </span>
  );
}
