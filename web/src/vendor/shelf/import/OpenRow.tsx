import type { PackSize } from '@larder/shared/food/packs.model';
import { packSize } from '@larder/shared/kitchen/shownAmounts';
import type { FoodGuess } from '@larder/shared/stores/shelfFile.calls';
import { Check, Pencil } from 'lucide-react';
import { useState } from 'react';

import { announce } from '#platform/page/announce.ts';
import { useIsWide } from '#platform/page/media.ts';
import { useShortcuts } from '#platform/page/shortcuts.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Key } from '#ui/Key.tsx';
import { shortcutsOn } from '#vendor/orders/state/shortcutsOn.ts';
import {
  type Answer,
  type Food,
  foodOf,
  guessOf,
  ONE_PIECE,
  packOf,
  type SeenRow,
  toFood,
} from '#vendor/shelf/rules/shelfAnswers.ts';

import { FoodChoice } from './FoodChoice.tsx';
import { FoodSearch } from './FoodSearch.tsx';
import { PackSetter } from './PackSetter.tsx';
import { rowFacts } from './rowFacts.ts';

/** What a row is opened for: to choose among its foods, to search another one, or to say its pack. */
export type OpenFor = 'choice' | 'search' | 'pack';

type OpenRowProps = {
  row: SeenRow;
  openFor: OpenFor;
  imageOf: (ingredient_id: string) => string | null | undefined;
  onAnswer: (row: SeenRow, answer: Answer) => void;
  onSkip: (row: SeenRow) => void;
};

/** The row that is being looked at, with the answers to it and their keys. */
export function OpenRow({ row, openFor, imageOf, onAnswer, onSkip }: OpenRowProps) {
  const foods = foodsOf(row);
  const [food, setFood] = useState<Food | undefined>(() => firstFood(row));
  const [pack, setPack] = useState(() => packOf(row));
  const [isSearching, setSearching] = useState(openFor === 'search' || foods.length === 0);
  const [isPacking, setPacking] = useState(openFor === 'pack' || pack === undefined);
  const [hasAskedForPack, setAskedForPack] = useState(openFor === 'pack');
  const nth = foods.findIndex(({ ingredient_id }) => ingredient_id === food?.ingredient_id);

  function accept(): void {
    if (food && pack) return onAnswer(row, { kind: 'food', food, pack });
    announce(food ? 'Set the pack first' : 'Choose a food first', { urgent: true });
    if (food) setPacking(true);
    else setSearching(true);
    return undefined;
  }
  function choose(at: number): void {
    const chosen = foods[at];
    if (chosen) setFood(toFood(chosen));
  }
  const noFood = (): void => onAnswer(row, { kind: 'nonfood', pack: pack ?? ONE_PIECE });
  useShortcuts(
    {
      1: () => choose(0),
      2: () => choose(1),
      3: () => choose(2),
      Enter(event) {
        // On a button or a link, Enter presses that.
        if (event.target instanceof Element && event.target.closest('button, a')) return;
        event.preventDefault();
        accept();
      },
      c(event) {
        // The letter would be typed into the search.
        event.preventDefault();
        setSearching(true);
      },
      n: noFood,
      s: () => onSkip(row),
    },
    shortcutsOn.use(),
  );

  return (
    <div className="border-l-4 border-l-brand bg-surface p-3.5 md:p-4">
      <p className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
        <span className="font-mono text-lg font-semibold tracking-tight break-words">
          {row.cells.name}
        </span>
        <span className="num text-xs text-ink-2">{openFacts(row)}</span>
      </p>
      {foods.length > 0 && (
        <FoodChoice
          foods={foods}
          chosen={nth < 0 ? undefined : nth}
          onChoose={choose}
          imageOf={imageOf}
        />
      )}
      {isSearching && (
        <div className="my-3">
          <FoodSearch
            words={wordsOf(row)}
            onPick={(picked) => {
              setFood(picked);
              setSearching(false);
            }}
          />
        </div>
      )}
      {food && nth < 0 && (
        <p className="my-3 text-sm">
          Chosen: <strong className="font-semibold">{food.name}</strong>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        {isPacking ? (
          <PackSetter
            pack={pack}
            autoFocus={hasAskedForPack}
            onSet={(set) => {
              setPack(set);
              setPacking(false);
            }}
          />
        ) : (
          <ShownPack
            pack={pack}
            onChange={() => {
              setAskedForPack(true);
              setPacking(true);
            }}
          />
        )}
        <Buttons
          isReady={food !== undefined && pack !== undefined}
          onAccept={accept}
          onChange={() => setSearching(true)}
          onNoFood={noFood}
          onSkip={() => onSkip(row)}
        />
      </div>
    </div>
  );
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
  onAccept: () => void;
  onChange: () => void;
  onNoFood: () => void;
  onSkip: () => void;
};

function Buttons({ isReady, onAccept, onChange, onNoFood, onSkip }: ButtonsProps) {
  const isWide = useIsWide();
  const hasKeys = shortcutsOn.use();
  return (
    <div className="ml-auto grid grid-cols-2 gap-2 max-md:w-full md:flex">
      <Button icon={Check} data-action="accept" aria-disabled={!isReady} once onClick={onAccept}>
        Accept
        {isWide && hasKeys && (
          <span aria-hidden="true" className="text-ink">
            <Key>Enter</Key>
          </span>
        )}
      </Button>
      <Button variant="outline" onClick={onChange}>
        Change
      </Button>
      <Button variant="outline" data-action="nonfood" once onClick={onNoFood}>
        Not a food
      </Button>
      <Button variant="ghost" data-action="skip" once onClick={onSkip}>
        Skip
      </Button>
    </div>
  );
}

function foodsOf({ match: { is } }: SeenRow): readonly FoodGuess[] {
  if (is.kind === 'queue') return is.foods;
  return is.kind === 'read' ? [is.food] : [];
}

/** As answered before, else the likely guess. */
function firstFood(row: SeenRow): Food | undefined {
  const guess = guessOf(row);
  return foodOf(row) ?? (row.answer || !guess ? undefined : toFood(guess));
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
