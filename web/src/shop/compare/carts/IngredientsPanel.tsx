import { type CompareItem, toCompare } from '@larder/shared/kitchen/groceryList';
import { needWords, shownAmount } from '@larder/shared/kitchen/shownAmounts';
import { memo, useMemo } from 'react';

import { useUnits } from '#parts/state/units.ts';
import { useAfterPaint } from '#platform/page/afterPaint.ts';
import { isTicked, needKey } from '#shop/compare/rules/coverage.ts';
import { foodKeyOf } from '#shop/compare/rules/planInput.ts';
import { tapNeed, useTicks } from '#shop/compare/state/ticks.ts';
import type { Trip } from '#shop/compare/state/trip.ts';
import { capitalised } from '#shop/compare/words.ts';
import { useGroceryList } from '#shop/kitchen/state/groceryList.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Notice } from '#ui/Notice.tsx';

type NeedRows = ReturnType<typeof useNeedRows>;

/** The foods of a trip and whether they are ticked: one row each, as stores and plans count them. */
export function useNeedRows(
  { needs, startedAt = 0 }: Trip,
  isCovered: (need: CompareItem) => boolean,
) {
  const ticks = useTicks(startedAt);
  const rows = useMemo(
    () =>
      [...Map.groupBy(needs, foodKeyOf).values()].flatMap((same) => {
        const [need] = same;
        if (!need) return [];
        const [key, covered] = [needKey(need), isCovered(need)];
        return { needs: same, key, covered, ticked: isTicked(ticks, key, covered) };
      }),
    [needs, ticks, isCovered],
  );
  return { rows, startedAt };
}

/** The needs of the trip. Covered ones tick themselves, others on a press; rows never move. */
export const IngredientsPanel = memo(function IngredientsPanel({ rows, startedAt }: NeedRows) {
  // A panel that opens is drawn before its rows; later, ticks show at once.
  const isListed = useAfterPaint(true, false);
  const needs = isListed && <Needs rows={rows} startedAt={startedAt} />;
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
      <ul className="mt-2">{needs}</ul>
    </section>
  );
});

function Needs({ rows, startedAt }: NeedRows) {
  const words = useNeedWords();
  const system = useUnits();
  const amountOf = (need: CompareItem) =>
    words.get(needKey(need)) || needWords({ amount: need.unit_quantity, unit: need.unit }, system);
  return rows.map(({ needs, key, covered, ticked }, index) => (
    <NeedRow
      key={`${index} ${key}`}
      name={[...new Set(needs.map(({ name }) => name))].join(', ')}
      amount={needs.map(amountOf).join(' + ')}
      ticked={ticked}
      id={key}
      covered={covered}
      startedAt={startedAt}
    />
  ));
}

/** Memoised: a press changes one of up to 60 rows. `id` is the key of its ticks. */
const NeedRow = memo(function NeedRow({
  name,
  amount,
  ticked,
  id,
  covered,
  startedAt,
}: {
  name: string;
  amount: string;
  ticked: boolean;
  id: string;
  covered: boolean;
  startedAt: number;
}) {
  return (
    <li className="-mx-1 flex items-center gap-3 px-1 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]">
      <Checkbox
        className="min-w-0 flex-1"
        label={capitalised(name)}
        checked={ticked}
        onChange={() => tapNeed(id, covered, startedAt)}
      />
      <span className={`num flex-none text-sm text-ink-2 ${ticked ? 'line-through' : ''}`}>
        {amount}
      </span>
    </li>
  );
});

/** "42 of 48". */
export function tickedText(rows: NeedRows['rows']): string {
  return `${rows.filter((row) => row.ticked).length} of ${rows.length}`;
}

/** The amounts of needs by their keys, as the list writes them while it has them. */
function useNeedWords(): ReadonlyMap<string, string> {
  const list = useGroceryList();
  const system = useUnits();
  return useMemo(
    () =>
      new Map(
        list.lines.flatMap((line) => {
          const needs = toCompare({ ...list, lines: [{ ...line, selected: true }] });
          const [only] = needs.length === 1 ? needs : [];
          return only ? [[needKey(only), shownAmount(line, system).quantity] as const] : [];
        }),
      ),
    [list, system],
  );
}
