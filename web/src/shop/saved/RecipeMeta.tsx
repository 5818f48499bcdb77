import { Clock, Flame, type LucideIcon, Users } from 'lucide-react';

import type { Meta } from './queries/ownRecipe.ts';

export function RecipeMeta({ meta: { minutes, calories, servings } }: { meta: Meta }) {
  const parts: readonly [LucideIcon, string][] = [
    [Clock, minutes],
    [Flame, calories],
    [Users, servings],
  ];
  return (
    <span className="num flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
      {parts.map(
        ([Icon, text]) =>
          text !== '' && (
            <span key={text} className="inline-flex items-center gap-1.5">
              <Icon aria-hidden="true" size={15} />
              {text}
            </span>
          ),
      )}
    </span>
  );
}
