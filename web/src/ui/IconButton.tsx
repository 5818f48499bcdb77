import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name: "Remove Roma tomatoes". */
  label: string;
  icon: LucideIcon;
  size?: 'sm' | 'md';
  tone?: 'plain' | 'danger';
};

/** A round icon button: 44 px, or 36 px with `size="sm"`. The label is also its tooltip. */
export function IconButton({
  label,
  icon: Icon,
  size = 'md',
  tone = 'plain',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={clsx(
        'inline-grid flex-none place-items-center rounded-full transition-colors duration-120 disabled:pointer-events-none disabled:opacity-40',
        size === 'sm' ? 'size-9' : 'size-11',
        tone === 'danger'
          ? 'text-danger hover:bg-danger-soft hover:text-on-danger-soft'
          : 'text-ink-2 hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      <Icon aria-hidden="true" size={size === 'sm' ? 18 : 22} />
    </button>
  );
}
