import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A white box with round corners. `as` gives it a meaning: `<Card as="section" aria-label="Recent Orders">`. */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' }) {
  const attributes: object = rest;
  return <Tag {...attributes} className={clsx('card', className)} />;
}
