import { isAmountAlone } from './recipesOfText.rules.ts';

/** Whether there may be another recipe among the steps of one: two of them in a row are amounts. */
export function mayHoldAnother(steps: readonly { readonly text: string }[]): boolean {
  const alike = steps.map(({ text }) => isAmountAlone(text));
  return alike.some((isAlike, at) => isAlike && alike[at + 1] === true);
}
