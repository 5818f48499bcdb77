import type { ReactNode } from 'react';

import { TitledCard } from '#ui/TitledCard.tsx';

/** A card of the account's page, named by its heading. */
export function Section({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <TitledCard isForm title={title}>
      <p className="mt-1 mb-4 text-sm text-ink-2">{text}</p>
      {children}
    </TitledCard>
  );
}
