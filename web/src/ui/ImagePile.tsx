import { ItemImage } from './ItemImage.tsx';

/** A row's first pictures, overlapping. Decorative: the names stand elsewhere. */
export function ImagePile({
  images,
  most = 3,
  size = 40,
}: {
  images: readonly (string | null)[];
  most?: number;
  size?: number;
}) {
  return (
    <span aria-hidden="true" className="flex -space-x-3">
      {images.slice(0, most).map((src, index) => (
        <span key={index} className="rounded-sm border-2 border-surface">
          <ItemImage src={src} size={size} />
        </span>
      ))}
    </span>
  );
}
