import { type ComponentProps, type ReactNode, useState } from 'react';

type PictureProps = Omit<ComponentProps<'img'>, 'alt' | 'onError'> & {
  src: string;
  /** Shown when the picture fails to load; nothing by default. */
  fallback?: ReactNode;
};

/** A decorative picture: `<Picture src={src} width={88} height={88} fallback={<Fish />} />`. */
export function Picture({ src, fallback = null, ...img }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) return fallback;
  return <img src={src} alt="" {...img} onError={() => setFailed(src)} />;
}
