import type { PackSize } from '@larder/shared/food/packs.model';
import type { FoodGuess } from '@larder/shared/stores/shelfFile.calls';
import { useState } from 'react';

import { announce } from '#platform/page/announce.ts';
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

/** What a row is opened for: to choose among its foods, to search another one, or to say its pack. */
export type OpenFor = 'choice' | 'search' | 'pack';

/** Food and pack of the row that is being looked at, until they are accepted. */
export function useRowChoice(row: SeenRow, openFor: OpenFor, onAnswer: (answer: Answer) => void) {
  const foods = foodsOf(row);
  const [food, setFood] = useState(() => firstFood(row));
  const [pack, setPack] = useState(() => packOf(row));
  const [isSearching, setSearching] = useState(openFor === 'search' || foods.length === 0);
  const [packing, setPacking] = useState<'closed' | 'open' | 'asked'>(() => {
    if (openFor === 'pack') return 'asked';
    return pack === undefined ? 'open' : 'closed';
  });
  const nth = foods.findIndex(({ ingredient_id }) => ingredient_id === food?.ingredient_id);

  function accept(): void {
    if (food && pack) {
      onAnswer({ kind: 'food', food, pack });
      return;
    }
    announce(food ? 'Set the pack first' : 'Choose a food first', { urgent: true });
    if (food) setPacking('asked');
    else setSearching(true);
  }

  return {
    foods,
    /** The place of the chosen food among `foods`; undefined for one that was searched, or none. */
    nth: nth < 0 ? undefined : nth,
    food,
    pack,
    isSearching,
    packing,
    accept,
    choose: (at: number): void => {
      const chosen = foods[at];
      if (chosen) setFood(toFood(chosen));
    },
    search: (): void => setSearching(true),
    pick: (picked: Food): void => {
      setFood(picked);
      setSearching(false);
    },
    askPack: (): void => setPacking('asked'),
    fill: (set: PackSize): void => {
      setPack(set);
      setPacking('closed');
    },
    noFood: (): void => onAnswer({ kind: 'nonfood', pack: pack ?? ONE_PIECE }),
  };
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
