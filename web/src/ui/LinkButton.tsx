import type { LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';

import { buttonClass, type ButtonVariant, type ButtonSize } from './buttonVariant.tsx';

type LinkButtonProps = Omit<LinkProps, 'className'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  className?: string;
};

/** A link styled as a button: `<LinkButton to="/" icon={Search}>Find Recipes</LinkButton>`. */
export function LinkButton({
  variant,
  size,
  icon: Icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size }, className)}>
      {Icon && (
        <Icon
          aria-hidden="true"
          size={size === 'sm' ? 16 : 18}
          strokeWidth={2.25}
          className="flex-none"
        />
      )}
      {children}
    </Link>
  );
}
