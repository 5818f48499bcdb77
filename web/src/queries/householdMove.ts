import { readKitchen, syncKitchen } from './kitchenSync.ts';

let steps = 0;

/** Counts the starts and ends of this tab's own moves between households; odd during a move. */
export const moveSteps = (): number => steps;

/** Joins or leaves a household. Waiting changes are sent first: they belong to the old household. */
export async function moving<T>(move: () => Promise<T>): Promise<T> {
  steps += 1;
  try {
    await syncKitchen();
    const answer = await move();
    await readKitchen();
    return answer;
  } finally {
    steps += 1;
  }
}
