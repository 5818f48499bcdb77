import clsx from 'clsx';
import type { ComponentProps } from 'react';

/**
 * A white box with rounded corners. `as` sets the element: `<Card as="section" aria-label="Recent
 * Orders">`.
 */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' }) {
  const attributes: object = rest;
  return <Tag {...attributes} className={clsx('card', className)} />;
}
