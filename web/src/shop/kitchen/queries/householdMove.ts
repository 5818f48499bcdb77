import { holdValue } from '#platform/page/holdValue.ts';

import { readKitchen, syncKitchen } from './kitchenSync.ts';

const steps = holdValue(0);

/** Counts the starts and ends of this tab's own moves between households; odd during a move. */
export const moveSteps = steps.get;

/** Joins or leaves a household. Waiting changes are sent first: they belong to the old household. */
export async function moving<T>(move: () => Promise<T>): Promise<T> {
  takeStep();
  try {
    await syncKitchen();
    const answer = await move();
    await readKitchen();
    return answer;
  } finally {
    takeStep();
  }
}

function takeStep(): void {
  steps.set(steps.get() + 1);
}
