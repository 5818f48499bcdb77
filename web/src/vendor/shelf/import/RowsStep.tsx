import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CheckCheck, ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';

import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { countOf } from '#parts/tables/csvWords.ts';
import { numberText } from '#platform/page/counts.ts';
import { useIsWide } from '#platform/page/media.ts';
import { useShortcuts } from '#platform/page/shortcuts.ts';
import { ActionBar } from '#ui/ActionBar.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Key } from '#ui/Key.tsx';
import { shortcutsOn } from '#vendor/orders/state/shortcutsOn.ts';
import {
  groupOf,
  likelyAnswers,
  type RowGroup,
  type SeenRow,
} from '#vendor/shelf/rules/shelfAnswers.ts';

import { GroupChips } from './GroupChips.tsx';
import { MatchProgress } from './MatchProgress.tsx';
import { RowList } from './RowList.tsx';
import type { Matching } from './useMatching.ts';
import { type AnswerChanges, useRowAnswers } from './useRowAnswers.ts';

type RowsStepProps = {
  rows: readonly SeenRow[];
  matching: Matching;
  onAnswers: (changes: AnswerChanges) => void;
  /** Forgets that a row was left out before. */
  onForget: (row: SeenRow) => void;
  onBack: () => void;
  onNext: () => void;
};

/** What each row is: most are known, the others are looked at one by one. */
export function RowsStep({ rows, matching, onAnswers, onForget, onBack, onNext }: RowsStepProps) {
  const [group, setGroup] = useState<RowGroup>('queue');
  const imageOf = useImages();
  const { answer, acceptLikely, undo } = useRowAnswers(rows, onAnswers);
  const groups = useMemo(() => Map.groupBy(rows, groupOf), [rows]);
  const counts = new Map([...groups].map(([name, { length }]) => [name, length]));
  const shown = groups.get(group) ?? [];
  const left = counts.get('queue') ?? 0;
  const ready = rows.length - left - (counts.get('out') ?? 0);
  // The list has its own keys; without it the last answer can be taken back all the same.
  useShortcuts({ z: () => void undo() }, shortcutsOn.use() && shown.length === 0);

  return (
    <>
      <MatchProgress matching={matching} />
      <GroupChips counts={counts} shown={group} onShow={setGroup} />
      {group === 'queue' && <QueueHead rows={rows} left={left} onAccept={acceptLikely} />}
      {shown.length === 0 ? (
        <NoRows group={group} isRunning={matching.isRunning} ready={ready} />
      ) : (
        <div className="mt-2.5">
          <RowList
            key={group}
            group={group}
            rows={shown}
            imageOf={imageOf}
            onAnswer={answer}
            onAskAgain={(row) => (row.answer ? answer(row, undefined) : onForget(row))}
            onUndo={undo}
          />
        </div>
      )}
      <KeyHints />
      <ActionBar
        actions={
          <>
            <Button variant="ghost" className="max-md:hidden" onClick={onBack}>
              Back
            </Button>
            <Button aria-disabled={ready === 0} onClick={() => ready > 0 && onNext()}>
              What will change
              <ArrowRight aria-hidden="true" size={18} className="max-md:hidden" />
            </Button>
          </>
        }
      >
        <p className="num leading-snug">
          <strong className="font-semibold">{countOf(ready, 'product')} ready</strong>
          {left > 0 && (
            <span className="text-ink-2">
              <span className="max-md:hidden"> · </span>
              <span className="max-md:block max-md:text-xs">
                {numberText(left)} can wait
                <span className="max-md:hidden">, they stay out of the store</span>
              </span>
            </span>
          )}
        </p>
      </ActionBar>
    </>
  );
}

function QueueHead({
  rows,
  left,
  onAccept,
}: {
  rows: readonly SeenRow[];
  left: number;
  onAccept: () => void;
}) {
  const all = rows.filter(({ match }) => match.is.kind === 'queue').length;
  const likely = useMemo(() => likelyAnswers(rows).size, [rows]);
  if (all === 0) return null;
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <h2 className="text-lg max-md:sr-only">To look at</h2>
      <span aria-live="polite" className="num text-xs text-ink-2">
        {numberText(all - left)} of {numberText(all)} done
      </span>
      <span
        aria-hidden="true"
        className="h-1.25 w-35 overflow-hidden rounded-full bg-sunken max-md:hidden"
      >
        <span
          className="block h-full rounded-full bg-brand"
          style={{ width: `${((all - left) / all) * 100}%` }}
        />
      </span>
      {likely > 0 && (
        <Button variant="soft" icon={CheckCheck} className="ml-auto" onClick={onAccept}>
          Accept all above 90 %<span className="num font-medium">{numberText(likely)}</span>
        </Button>
      )}
    </div>
  );
}

function NoRows({
  group,
  isRunning,
  ready,
}: {
  group: RowGroup;
  isRunning: boolean;
  ready: number;
}) {
  if (isRunning) return null;
  return (
    <div className="mt-3.5">
      <EmptyState
        icon={ListChecks}
        title={group === 'queue' ? 'Nothing to look at' : 'No rows here'}
        {...(group === 'queue' && { text: `${countOf(ready, 'product')} can be saved.` })}
      />
    </div>
  );
}

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['1', '2', '3'], 'choose'],
  [['Enter'], 'accept'],
  [['C'], 'change'],
  [['N'], 'not a food'],
  [['S'], 'skip'],
  [['J', 'K'], 'next, previous'],
  [['Z'], 'undo'],
];

function KeyHints() {
  const isWide = useIsWide();
  const isOn = shortcutsOn.use();
  if (!isWide || !isOn) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {KEYS.map(([keys, does]) => (
        <span key={does} className="inline-flex items-center gap-1.5">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}

/** The pictures of the catalogue, by ingredient. */
function useImages(): (ingredient_id: string) => string | null | undefined {
  const { data } = useQuery(ingredientQueries.vendor());
  return useMemo(() => {
    const images = new Map((data ?? []).map(({ ingredient_id, image }) => [ingredient_id, image]));
    return (ingredient_id) => images.get(ingredient_id);
  }, [data]);
}
