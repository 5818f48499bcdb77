import clsx from 'clsx';
import { Heart } from 'lucide-react';

type HeartButtonProps = {
  /** The recipe's title. */
  title: string;
  pressed: boolean;
  onPress: () => void;
  className?: string;
};

/** Saves a recipe; 44 px round. */
export function HeartButton({ title, pressed, onPress, className }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Save ${title}`}
      aria-pressed={pressed}
      onClick={onPress}
      className={clsx(
        'grid size-11 flex-none place-items-center rounded-full bg-surface transition-transform active:scale-90',
        pressed ? 'text-danger' : 'text-ink-2 hover:text-ink',
        className,
      )}
    >
      <Heart aria-hidden="true" size={22} fill={pressed ? 'currentColor' : 'none'} />
    </button>
  );
}
