import { readKitchen, syncKitchen } from './kitchenSync.ts';

let turns = 0;

/** How often this tab began or ended to join or leave a household, which it says itself; odd while it does. */
export const moveTurns = (): number => turns;

/** Joins or leaves. What waits is sent before: it belongs to the household that is left. */
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
