import type { UnmatchedName } from '@larder/shared/food/adminCatalogue.calls';
import { EyeOff, Plus } from 'lucide-react';

import { ClosestIngredients } from '#admin/catalogue/ClosestIngredients.tsx';
import { numberText } from '#platform/page/counts.ts';
import type { PreloadProps } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

type Closest = UnmatchedName['closest'][number];

type UnmatchedCardProps = {
  unmatched: UnmatchedName;
  busy: boolean;
  /** Loads the dialog for another ingredient early. */
  preloadProps: PreloadProps;
  onAlias: (ingredient: Closest) => void;
  onChoose: () => void;
  onDismiss: () => void;
};

export function UnmatchedCard({
  unmatched: { name, times, closest },
  busy,
  preloadProps,
  onAlias,
  onChoose,
  onDismiss,
}: UnmatchedCardProps) {
  return (
    <li data-row={name} className="card p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold break-words">{name}</h2>
          <p className="num text-sm text-ink-2">
            {times === null
              ? 'Asked for fewer than 5 times'
              : `Asked for ${numberText(times)} times`}
          </p>
        </div>
        <div className="-mx-2 flex flex-wrap">
          <LinkButton
            to={`/admin/ingredients?new=${encodeURIComponent(name)}`}
            variant="ghost"
            icon={Plus}
            aria-label={`New ingredient ${name}`}
          >
            New ingredient
          </LinkButton>
          <Button
            variant="ghost"
            icon={EyeOff}
            busy={busy}
            aria-label={`Dismiss ${name}`}
            onClick={onDismiss}
          >
            Dismiss
          </Button>
        </div>
      </div>
      <ClosestIngredients
        name={name}
        legend="Make it another name of"
        sentence={`Make ${name} another name of`}
        closest={closest}
        busy={busy}
        preloadProps={preloadProps}
        onChoose={(ingredient) => (ingredient ? onAlias(ingredient) : onChoose())}
      />
    </li>
  );
}
