import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A button that reads as a part of a sentence. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        'relative font-semibold text-brand underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3',
        className,
      )}
    />
  );
}
