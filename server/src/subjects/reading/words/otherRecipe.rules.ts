import { looksLikeIngredient } from './recipeParts.rules.ts';

/** Whether there may be another recipe among the steps of one: two of them in a row are ingredients. */
export function mayHoldAnother(steps: readonly { readonly text: string }[]): boolean {
  const alike = steps.map(({ text }) => looksLikeIngredient(text));
  return alike.some((isAlike, at) => isAlike && alike[at + 1] === true);
}
