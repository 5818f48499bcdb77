import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

type TitledCardProps = {
  title: string;
  /** Of a page of forms: more room, a heavier heading. */
  isForm?: boolean;
  children: ReactNode;
};

/** A section in a white box, named by its heading. */
export function TitledCard({ title, isForm = false, children }: TitledCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('card p-5', isForm && 'md:p-6')}>
      <h2 id={id} className={clsx('text-xl', !isForm && 'font-semibold')}>
        {title}
      </h2>
      {children}
    </section>
  );
}
