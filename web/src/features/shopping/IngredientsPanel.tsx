import { isTicked, needKey } from '@larder/shared/domain/coverage';
import { type CompareItem, toCompare } from '@larder/shared/domain/groceryList';
import { shownAmount } from '@larder/shared/domain/shownAmounts';

import { useGroceryList } from '#state/groceryList';
import { tapNeed, useTicks } from '#state/ticks';
import type { Trip } from '#state/trip';
import { useUnits } from '#state/units';
import { Checkbox } from '#ui/Checkbox';
import { Notice } from '#ui/Notice';

import { capitalised } from './words.ts';

type NeedRows = ReturnType<typeof useNeedRows>;

/** The needs of a trip and whether they are ticked. */
export function useNeedRows(
  { needs, startedAt = 0 }: Trip,
  isCovered: (need: CompareItem) => boolean,
) {
  const ticks = useTicks(startedAt);
  const rows = needs.map((need) => {
    const [key, covered] = [needKey(need), isCovered(need)];
    return { need, key, covered, ticked: isTicked(ticks, key, covered) };
  });
  return { rows, startedAt };
}

/** The needs of the trip. Covered ones tick themselves, others on a press; rows never move. */
export function IngredientsPanel({ rows, startedAt }: NeedRows) {
  const amountOf = useNeedWords();
  return (
    <section aria-label="Ingredients">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">Ingredients</h2>
        <p className="num text-sm text-ink-2" aria-live="polite">
          {tickedText(rows)}
        </p>
      </div>
      <Notice tone="warning" className="mt-3">
        Please check before you checkout!
      </Notice>
      <ul className="mt-2">
        {rows.map(({ need, key, covered, ticked }, index) => (
          <li key={`${index} ${key}`} className="flex items-center gap-3">
            <Checkbox
              className="min-w-0 flex-1"
              label={capitalised(need.name)}
              checked={ticked}
              onChange={() => tapNeed(key, covered, startedAt)}
            />
            <span className={`num flex-none text-sm text-ink-2 ${ticked ? 'line-through' : ''}`}>
              {amountOf(need)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "42 of 48". */
export function tickedText(rows: NeedRows['rows']): string {
  return `${rows.filter((row) => row.ticked).length} of ${rows.length}`;
}

/** A need as the list writes it, while the list still has it; else in gm or ml. */
function useNeedWords(): (need: CompareItem) => string {
  const list = useGroceryList();
  const system = useUnits();
  const words = new Map(
    list.lines.flatMap((line) => {
      const needs = toCompare({ ...list, lines: [{ ...line, selected: true }] });
      const [only] = needs.length === 1 ? needs : [];
      return only ? [[needKey(only), shownAmount(line, system).quantity] as const] : [];
    }),
  );
  return (need) => words.get(needKey(need)) || `${need.unit_quantity} ${need.unit}`;
}
