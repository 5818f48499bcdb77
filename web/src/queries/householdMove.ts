import { readKitchen, syncKitchen } from './kitchenSync.ts';

let turns = 0;

/** Counts the starts and ends of this tab's own moves between households; odd during a move. */
export const moveTurns = (): number => turns;

/** Joins or leaves a household. Waiting changes are sent first: they belong to the old household. */
export async function moving<T>(move: () => Promise<T>): Promise<T> {
  turns += 1;
  try {
    await syncKitchen();
    const answer = await move();
    await readKitchen();
    return answer;
  } finally {
    turns += 1;
  }
}
