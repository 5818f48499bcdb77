import { type ComponentProps, type ReactNode, useState } from 'react';

type PictureProps = Omit<ComponentProps<'img'>, 'alt' | 'onError'> & {
  src: string;
  /** Stands in when the picture does not load; nothing when left out. */
  fallback?: ReactNode;
};

/** A picture that is decoration: `<Picture src={src} width={88} height={88} fallback={<Fish />} />`. */
export function Picture({ src, fallback = null, ...img }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) return fallback;
  return <img src={src} alt="" {...img} onError={() => setFailed(src)} />;
}
