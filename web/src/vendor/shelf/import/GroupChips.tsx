import clsx from 'clsx';
import { Ban, Barcode, ListX, type LucideIcon, Sparkles, TriangleAlert } from 'lucide-react';

import { numberText } from '#platform/page/counts.ts';
import type { RowGroup } from '#vendor/shelf/rules/shelfAnswers.ts';

const GROUPS: readonly { group: RowGroup; title: string; icon: LucideIcon }[] = [
  { group: 'known', title: 'Known products', icon: Barcode },
  { group: 'food', title: 'Understood as a food', icon: Sparkles },
  { group: 'nonfood', title: 'Not a food', icon: Ban },
  { group: 'queue', title: 'To look at', icon: TriangleAlert },
  { group: 'out', title: 'Left out', icon: ListX },
];

/** How many rows are what; a press shows these. */
export function GroupChips({
  counts,
  shown,
  onShow,
}: {
  counts: ReadonlyMap<RowGroup, number>;
  shown: RowGroup;
  onShow: (group: RowGroup) => void;
}) {
  return (
    <fieldset
      aria-label="Show rows"
      className="no-scrollbar -mx-4 flex min-w-0 gap-2.5 overflow-x-auto px-4 py-1 md:mx-0 md:px-0"
    >
      {GROUPS.filter(({ group }) => group !== 'out' || counts.has('out')).map(
        ({ group, title, icon: Icon }) => (
          <button
            key={group}
            type="button"
            aria-pressed={group === shown}
            onClick={() => onShow(group)}
            className={clsx(
              'flex min-h-13 flex-none items-center gap-3 rounded-md border-[1.5px] px-3.5 py-1.5 text-left leading-tight md:min-h-15 md:flex-1',
              group === 'queue' && 'max-md:-order-1',
              lookOf(group, group === shown),
            )}
          >
            <Icon
              aria-hidden="true"
              size={20}
              className={clsx(
                'flex-none',
                group !== shown && (group === 'known' || group === 'food') && 'text-brand',
              )}
            />
            <span>
              <span className="num block font-display text-lg font-bold">
                {numberText(counts.get(group) ?? 0)}
              </span>
              {title}
            </span>
          </button>
        ),
      )}
    </fieldset>
  );
}

function lookOf(group: RowGroup, isShown: boolean): string {
  if (!isShown) return 'border-line bg-surface hover:border-line-strong';
  return group === 'queue'
    ? 'border-on-honey-soft bg-honey-soft text-on-honey-soft'
    : 'border-brand bg-brand-soft text-on-brand-soft';
}
