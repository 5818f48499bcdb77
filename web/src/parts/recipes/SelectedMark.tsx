import clsx from 'clsx';
import { Check } from 'lucide-react';

/** On the picture of a selected recipe. */
export function SelectedMark({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'absolute top-2.5 left-2.5 grid animate-pop-in place-items-center rounded-full bg-brand text-on-brand shadow-2',
        className,
      )}
    >
      <Check size={20} strokeWidth={3} />
    </span>
  );
}
