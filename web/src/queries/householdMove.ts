import { holdValue } from '#lib/holdValue';

import { readKitchen, syncKitchen } from './kitchenSync.ts';

const turns = holdValue(0);

/** Counts the starts and ends of this tab's own moves between households; odd during a move. */
export const moveTurns = turns.get;

/** Joins or leaves a household. Waiting changes are sent first: they belong to the old household. */
export async function moving<T>(move: () => Promise<T>): Promise<T> {
  takeTurn();
  try {
    await syncKitchen();
    const answer = await move();
    await readKitchen();
    return answer;
  } finally {
    takeTurn();
  }
}

function takeTurn(): void {
  turns.set(turns.get() + 1);
}
