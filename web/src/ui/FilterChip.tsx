import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Picture } from './Picture.tsx';

type FilterChipProps = {
  pressed: boolean;
  onPress: () => void;
  /** Address of a small square picture; omitted when it fails to load. */
  image?: string | undefined;
  children: ReactNode;
};

/** A toggle filter: `<FilterChip pressed={on} onPress={toggle} image={src}>Italian</FilterChip>`. */
export function FilterChip({ pressed, onPress, image, children }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={clsx(
        'flex min-h-11 flex-none items-center gap-2 rounded-full border-[1.5px] px-4 text-sm font-semibold whitespace-nowrap transition-colors duration-120 has-[img]:pl-1.5',
        pressed
          ? 'border-ink bg-ink text-paper'
          : 'border-line bg-surface text-ink-2 hover:border-line-strong hover:text-ink',
      )}
    >
      {image && (
        <Picture src={image} width={32} height={32} className="size-8 rounded-full object-cover" />
      )}
      {children}
    </button>
  );
}
