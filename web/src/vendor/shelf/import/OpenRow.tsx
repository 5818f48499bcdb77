import type { PackSize } from '@larder/shared/food/packs.model';
import { packSize } from '@larder/shared/kitchen/shownAmounts';
import { Check, Pencil } from 'lucide-react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { useIsWide } from '#platform/page/media.ts';
import { useShortcuts } from '#platform/page/shortcuts.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Key } from '#ui/Key.tsx';
import { shortcutsOn } from '#vendor/orders/state/shortcutsOn.ts';
import type { Answer, SeenRow } from '#vendor/shelf/rules/shelfAnswers.ts';
import { whyWords } from '#vendor/shelf/rules/shelfReasons.ts';

import { FoodChoice } from './FoodChoice.tsx';
import { FoodSearch } from './FoodSearch.tsx';
import { rowFacts } from './rowFacts.ts';
import { type OpenFor, useRowChoice } from './useRowChoice.ts';

/** Most packs are read: the library of forms is wanted for the others. */
const PackSetter = lazyPart(async () => (await import('./PackSetter.tsx')).PackSetter);

type OpenRowProps = {
  row: SeenRow;
  openFor: OpenFor;
  imageOf: (ingredient_id: string) => string | null | undefined;
  onAnswer: (row: SeenRow, answer: Answer) => void;
  onSkip: (row: SeenRow) => void;
};

/** The row that is being looked at, with the answers to it and their keys. */
export function OpenRow({ row, openFor, imageOf, onAnswer, onSkip }: OpenRowProps) {
  const choice = useRowChoice(row, openFor, (answer) => onAnswer(row, answer));
  const { foods, nth, food, pack, packing } = choice;
  useShortcuts(
    {
      1: () => choice.choose(0),
      2: () => choice.choose(1),
      3: () => choice.choose(2),
      Enter(event) {
        // On a button or a link, Enter presses that.
        if (event.target instanceof Element && event.target.closest('button, a')) return;
        event.preventDefault();
        choice.accept();
      },
      c(event) {
        // The letter would be typed into the search.
        event.preventDefault();
        choice.search();
      },
      n: choice.noFood,
      s: () => onSkip(row),
    },
    shortcutsOn.use(),
  );

  return (
    <div className="rounded-[inherit] border-l-4 border-l-brand bg-surface p-3.5 md:p-4">
      <p className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
        <span className="font-mono text-lg font-semibold tracking-tight break-words">
          {row.cells.name}
        </span>
        <span className="num text-xs text-ink-2">{openFacts(row)}</span>
      </p>
      <WhyAsked row={row} />
      {foods.length > 0 && (
        <FoodChoice foods={foods} chosen={nth} onChoose={choice.choose} imageOf={imageOf} />
      )}
      {choice.searching !== 'closed' && (
        <div className="my-3">
          <FoodSearch
            // Asked for while it stands open, it takes the focus.
            key={choice.searching}
            words={wordsOf(row)}
            autoFocus={choice.searching === 'asked'}
            onPick={choice.pick}
          />
        </div>
      )}
      {food && nth === undefined && (
        <p className="my-3 text-sm">
          Chosen: <strong className="font-semibold">{food.name}</strong>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        {packing === 'closed' ? (
          <ShownPack pack={pack} onChange={choice.askPack} />
        ) : (
          <PackSetter
            key={packing}
            pack={pack}
            autoFocus={packing === 'asked'}
            onSet={choice.fill}
          />
        )}
        <Buttons
          isReady={food !== undefined && pack !== undefined}
          choice={choice}
          onSkip={() => onSkip(row)}
        />
      </div>
    </div>
  );
}

/** What speaks against the answer that its numbers give. */
function WhyAsked({ row: { cells, match } }: { row: SeenRow }) {
  const why = match.is.kind === 'queue' ? match.is.why : null;
  if (!why) return null;
  return <p className="mt-1 text-sm font-semibold text-on-honey-soft">{whyWords([why], cells)}</p>;
}

function ShownPack({ pack, onChange }: { pack: PackSize | undefined; onChange: () => void }) {
  return (
    <p className="flex min-h-11 items-center gap-2 text-sm">
      <span className="text-ink-2">Pack</span>
      <strong className="num font-semibold">{pack && packSize(pack)}</strong>
      <IconButton label="Change the pack" icon={Pencil} onClick={onChange} className="-ml-1.5" />
    </p>
  );
}

type ButtonsProps = {
  isReady: boolean;
  choice: Pick<ReturnType<typeof useRowChoice>, 'accept' | 'search' | 'noFood'>;
  onSkip: () => void;
};

function Buttons({ isReady, choice: { accept, search, noFood }, onSkip }: ButtonsProps) {
  const isWide = useIsWide();
  const hasKeys = shortcutsOn.use();
  return (
    <div className="ml-auto grid grid-cols-2 gap-2 max-md:w-full md:flex">
      <Button icon={Check} data-action="accept" aria-disabled={!isReady} once onClick={accept}>
        Accept
        {isWide && hasKeys && (
          <span aria-hidden="true" className="text-ink">
            <Key>Enter</Key>
          </span>
        )}
      </Button>
      <Button variant="outline" onClick={search}>
        Change
      </Button>
      <Button variant="outline" data-action="nonfood" once onClick={noFood}>
        Not a food
      </Button>
      <Button variant="ghost" data-action="skip" once onClick={onSkip}>
        Skip
      </Button>
    </div>
  );
}

/** For the search: what the row says in plain words. */
function wordsOf({ cells, match: { is } }: SeenRow): string {
  return (is.kind === 'queue' ? is.words : cells.name).slice(0, 100);
}

function openFacts(row: SeenRow): string {
  const { row: number, gtin } = row.match;
  return [`row ${number}`, rowFacts(row), gtin === null ? 'no barcode' : `barcode ${gtin}`]
    .filter(Boolean)
    .join(' · ');
}
