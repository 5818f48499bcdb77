import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';

import { isSecondPress } from '#platform/page/secondPress.ts';

import { buttonClass, type ButtonVariant, type ButtonSize } from './buttonVariant.tsx';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** While true the button shows progress, ignores clicks, and keeps its focus and text. */
  busy?: boolean;
  /** Ignores the second press of a double click, and Enter that is held: they were meant for what was here before. */
  once?: boolean;
};

/**
 * A button: `<Button icon={Plus} variant="soft" size="sm" onClick={…}>Select</Button>`.
 *
 * Takes all native attributes; `type="button"` by default. `aria-disabled` looks like `disabled` but stays
 * focusable and clickable, for a button that explains itself when pressed.
 */
export function Button({
  variant,
  size,
  icon: Icon,
  busy = false,
  once = false,
  className,
  children,
  onClick,
  onKeyDown,
  ...rest
}: ButtonProps) {
  const Shown = busy ? LoaderCircle : Icon;
  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (busy || (once && isSecondPress(event))) event.preventDefault();
    else onClick?.(event);
  }
  function keyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    if (once && event.repeat && event.key === 'Enter') event.preventDefault();
    onKeyDown?.(event);
  }

  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...rest}
      className={buttonClass({ variant, size }, className)}
      onClick={click}
      onKeyDown={keyDown}
    >
      {Shown && (
        <Shown
          aria-hidden="true"
          size={size === 'sm' ? 16 : 18}
          strokeWidth={2.25}
          className={busy ? 'flex-none animate-spin' : 'flex-none'}
        />
      )}
      {children}
    </button>
  );
}
