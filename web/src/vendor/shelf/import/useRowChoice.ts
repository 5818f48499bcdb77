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

/** Boxes of a row. Only those that were asked for take the focus: the others would swallow the keys. */
type Boxes = 'closed' | 'open' | 'asked';

/** Food and pack of the row that is being looked at, until they are accepted. */
export function useRowChoice(row: SeenRow, openFor: OpenFor, onAnswer: (answer: Answer) => void) {
  const foods = foodsOf(row);
  const [food, setFood] = useState(() => firstFood(row));
  const [pack, setPack] = useState(() => packOf(row));
  const [searching, setSearching] = useState(() =>
    boxesAt(openFor === 'search', foods.length === 0),
  );
  const [packing, setPacking] = useState(() => boxesAt(openFor === 'pack', pack === undefined));
  const nth = foods.findIndex(({ ingredient_id }) => ingredient_id === food?.ingredient_id);

  function accept(): void {
    if (food && pack) {
      onAnswer({ kind: 'food', food, pack });
      return;
    }
    announce(food ? 'Set the pack first' : 'Choose a food first', { urgent: true });
    if (food) setPacking('asked');
    else setSearching('asked');
  }

  return {
    foods,
    /** The place of the chosen food among `foods`; undefined for one that was searched, or none. */
    nth: nth < 0 ? undefined : nth,
    food,
    pack,
    searching,
    packing,
    accept,
    choose: (at: number): void => {
      const chosen = foods[at];
      if (chosen) setFood(toFood(chosen));
    },
    search: (): void => setSearching('asked'),
    pick: (picked: Food): void => {
      setFood(picked);
      setSearching('closed');
    },
    askPack: (): void => setPacking('asked'),
    fill: (set: PackSize): void => {
      setPack(set);
      setPacking('closed');
    },
    noFood: (): void => onAnswer({ kind: 'nonfood', pack: pack ?? ONE_PIECE }),
  };
}

function boxesAt(isAsked: boolean, isNeeded: boolean): Boxes {
  if (isAsked) return 'asked';
  return isNeeded ? 'open' : 'closed';
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
