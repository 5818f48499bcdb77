import { cents, formatUsd } from '@larder/shared/basics/money';

import { OpenMark } from '#ui/OpenMark.tsx';

import type { RecipeCost } from './recipeCost.ts';
import { addsSentence, costDrivers, costText } from './recipeCostWords.ts';

/**
 * What a recipe adds at the till, in a sentence; on demand its lines, and the cost of its share of the packs.
 *
 * Shape   `nameOf` gives a food's name by its key; `source` says whose prices these are. Hidden without a
 *         price.
 */
export function AddedCost({
  cost,
  nameOf,
  source,
}: {
  cost: RecipeCost;
  nameOf: (key: string) => string;
  source: string;
}) {
  const sentence = addsSentence(cost);
  if (sentence === '') return null;
  const isFoundAlone = cost.unmetAlone.length === cost.unmet.length;
  const unpriced = cost.unmet.map(nameOf);
  return (
    <details className="group mt-1 text-sm text-ink-2">
      <summary className="num flex min-h-6 w-fit cursor-pointer list-none items-center gap-1 rounded-sm leading-snug [&::-webkit-details-marker]:hidden">
        {sentence}
        <OpenMark size={16} />
      </summary>
      <div className="mt-1 mb-2 space-y-1.5 rounded-sm bg-sunken/60 px-3 py-2">
        <ul aria-label="What it adds" className="empty:hidden">
          {costDrivers(cost, nameOf).map(({ name, cents: more }) => (
            <li key={name} className="flex justify-between gap-3">
              <span className="min-w-0 break-words">{name}</span>
              <span className="num flex-none">
                {more < 0 ? '−' : '+'}
                {formatUsd(cents(Math.abs(more)))}
              </span>
            </li>
          ))}
        </ul>
        <p className="num">
          What it uses of the packs: {costText(cost.used, cost)}.
          {isFoundAlone && ` Bought alone: ${costText(cost.alone, cost)}.`}
        </p>
        {unpriced.length > 0 && <p>No price: {unpriced.join(', ')}.</p>}
        <p>{source}</p>
      </div>
    </details>
  );
}
