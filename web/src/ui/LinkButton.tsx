import type { LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';

import { buttonClass, type ButtonLook, type ButtonSize } from './buttonLook.tsx';

type LinkButtonProps = Omit<LinkProps, 'className'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: LucideIcon;
  className?: string;
};

/** A link that looks like a button: `<LinkButton to="/" icon={Search}>Find Recipes</LinkButton>`. */
export function LinkButton({
  look,
  size,
  icon: Icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size }, className)}>
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
