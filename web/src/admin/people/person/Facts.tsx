import type { ReactNode } from 'react';

import { Card } from '#ui/Card.tsx';

/** Names with values: `<Facts title="About" facts={[['Email', email]]} />`. */
export function Facts({
  title,
  facts,
}: {
  title: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <Card as="section" aria-label={title} className="p-4 md:p-5">
      <h2 className="text-lg font-semibold">{title}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="num wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
