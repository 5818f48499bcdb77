import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';

import { buttonClass, type ButtonLook, type ButtonSize } from './buttonLook.tsx';

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** While true the button keeps its focus and its words, shows that it works, and ignores clicks. */
  busy?: boolean;
};

/**
 * A button: `<Button icon={Plus} look="soft" size="sm" onClick={…}>Select</Button>`.
 *
 * It takes every attribute of the native button and is `type="button"` unless told otherwise.
 * `aria-disabled` looks like `disabled` but keeps the button focusable and clickable, for a button
 * that explains itself when pressed.
 */
export function Button({
  look,
  size,
  icon: Icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Shown = busy ? LoaderCircle : Icon;
  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...rest}
      className={buttonClass({ look, size }, className)}
      onClick={click}
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
