import { MAX_RATING } from '@larder/shared/recipes/saved.calls';
import clsx from 'clsx';
import { Star } from 'lucide-react';

/** A rating as stars, read out as "4 of 5 stars". */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex text-on-honey-soft">
      <span className="sr-only">{starWords(rating)}</span>
      {Array.from({ length: MAX_RATING }, (_, at) => (
        <Star
          key={at}
          aria-hidden="true"
          size={16}
          className={clsx(at >= rating && 'text-line-strong')}
          fill={at < rating ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  );
}

function starWords(rating: number): string {
  return `${rating} of ${MAX_RATING} stars`;
}
