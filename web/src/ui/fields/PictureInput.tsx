import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';

import { buttonClass } from '#ui/buttonVariant.tsx';

type PictureInputProps = {
  title: string;
  icon: LucideIcon;
  /** Ids of what describes it. */
  about?: string;
  isBusy: boolean;
  onFile: (file: File) => void;
  capture?: 'environment';
  /** Without its icon on a phone, where it shares a row with others. */
  isTight?: boolean;
  className?: string;
};

/** A button that chooses a picture, or takes one that is dropped on it. Keeps the focus while one is read. */
export function PictureInput({
  title,
  icon: Icon,
  about,
  isBusy,
  onFile,
  capture,
  isTight = false,
  className,
}: PictureInputProps) {
  return (
    <span
      className={clsx(
        buttonClass({ variant: 'outline' }),
        'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isTight && 'max-sm:px-3',
        isBusy && 'opacity-60',
        className,
      )}
    >
      <Icon
        aria-hidden="true"
        size={18}
        strokeWidth={2.25}
        className={clsx('flex-none', isTight && 'max-sm:hidden')}
      />
      <span aria-hidden="true">{title}</span>
      <input
        type="file"
        accept="image/*"
        capture={capture}
        aria-label={title}
        aria-describedby={about}
        aria-busy={isBusy || undefined}
        className="absolute inset-0 size-full cursor-pointer rounded-full opacity-0"
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && !isBusy) onFile(file);
          // Lets the same picture be chosen again.
          target.value = '';
        }}
      />
    </span>
  );
}
