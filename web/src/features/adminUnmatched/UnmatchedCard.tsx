import type { UnmatchedName } from '@larder/shared/contract/adminCatalogue';
import { EyeOff, Plus, Search } from 'lucide-react';

import { numberText } from '#lib/counts';
import { Button } from '#ui/Button';
import { ItemImage } from '#ui/ItemImage';
import { LinkButton } from '#ui/LinkButton';

type Closest = UnmatchedName['closest'][number];

type UnmatchedCardProps = {
  unmatched: UnmatchedName;
  busy: boolean;
  onAlias: (ingredient: Closest) => void;
  onChoose: () => void;
  onDismiss: () => void;
};

export function UnmatchedCard({
  unmatched: { name, times, closest },
  busy,
  onAlias,
  onChoose,
  onDismiss,
}: UnmatchedCardProps) {
  const choose = closest.length === 0 ? 'Choose an ingredient' : 'Another ingredient';
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
      <fieldset className="mt-3 flex min-w-0 flex-wrap items-center gap-2">
        <legend className="mb-2 text-sm font-semibold">Make it another name of</legend>
        {closest.map((ingredient) => (
          <Button
            key={ingredient.ingredient_id}
            variant="outline"
            busy={busy}
            className="max-w-full"
            onClick={() => onAlias(ingredient)}
          >
            <ItemImage src={ingredient.image} size={26} />
            <span className="min-w-0 break-words">
              <span className="sr-only">Make {name} another name of </span>
              {ingredient.name}
            </span>
            <span className="num text-xs font-medium text-ink-2">
              {Math.round(ingredient.similarity * 100)}%
            </span>
          </Button>
        ))}
        <Button
          variant="ghost"
          icon={Search}
          aria-label={`${choose} for ${name}`}
          onClick={onChoose}
        >
          {choose}
        </Button>
      </fieldset>
    </li>
  );
}
