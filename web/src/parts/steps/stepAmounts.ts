import { tokensOf } from '@larder/shared/basics/lineTokens';
import { isPositive } from '@larder/shared/basics/numbers';
import type { UnitSystem } from '@larder/shared/food/units';
import { timersOf } from '@larder/shared/recipes/stepTimers';

import { scaledAmount, writtenSpan } from './stepAmountText.ts';
import { amountsIn } from './stepNumbers.ts';
import { type Place, type StepFood, type Tie, tiesOf } from './stepTies.ts';
import { shareNoun, verdictOf } from './stepVerdict.ts';

export type { StepFood } from './stepTies.ts';

/**
 * A piece of a step.
 *
 * Shape   `scaled` is an amount of an ingredient for the wanted servings; `kept` one that is for the recipe's
 *         own, because nothing says what it is of.
 */
export type StepPart = { readonly kind: 'plain' | 'scaled' | 'kept'; readonly text: string };

/** Shape   `system` where the ingredients follow it; without it amounts keep their units. */
export type StepScale = {
  readonly from: number;
  readonly to: number;
  readonly system?: UnitSystem | undefined;
};

/** Max characters of a step that are read; the rest stays. */
const MAX_TEXT = 5000;

/**
 * The steps of a recipe for other servings.
 *
 * Shape   for each step its text in pieces. An amount is scaled when the words around it, or its unit, name an
 *         ingredient or water. Shares ("half the milk"), amounts for each piece, times, temperatures and sizes
 *         stay as they are.
 */
export function scaleSteps(
  steps: readonly string[],
  foods: readonly StepFood[],
  scale: StepScale,
): StepPart[][] {
  const places = steps.map((step): Place[] => {
    const { text, tokens } = tokensOf(step.slice(0, MAX_TEXT));
    return amountsIn(tokens).map((amount) => ({ text, tokens, amount }));
  });
  const ties = tiesOf(places.flat(), foods);
  let next = 0;
  return steps.map((step, at) => {
    const here = (places[at] ?? []).map((place) => ({ place, tie: ties[next++] ?? UNTIED }));
    return partsOf(step, here, { foods, scale });
  });
}

const UNTIED: Tie = { isTied: false, foods: [], noun: undefined };

/** A step in words: "2 cups (for 4) of the liquid". `from`: the recipe's own servings. */
export function scaledText(parts: readonly StepPart[], from: number, to: number): string {
  return parts
    .map(({ kind, text }) => (kind === 'kept' && from !== to ? `${text} (for ${from})` : text))
    .join('');
}

/** What does not scale, in one sentence for a recipe; "" at its own servings, or where it has no such thing. */
export function scaleNote(steps: readonly string[], { from, to }: StepScale): string {
  if (from === to) return '';
  const hasTime = steps.some((step) => timersOf(step).length > 0);
  const hasTin = steps.some((step) => TIN.test(step));
  if (!hasTime && !hasTin) return '';
  const what = hasTime ? (hasTin ? 'Times and tin sizes' : 'Times') : 'Tin sizes';
  const [amount, time, room] =
    to > from
      ? ['A larger amount', 'may take longer', 'needs more room']
      : ['A smaller amount', 'may take less', 'needs less room'];
  return `${what} are for ${from} ${from === 1 ? 'serving' : 'servings'}. ${amount} ${hasTime ? time : room}.`;
}

/** "A 23 cm tin", "a 9 by 13-inch baking dish"; the size of what is cut is none. */
const TIN =
  /\d ?-?(?:cm|mm|inch|inches|quart|litre|liter)\b[- ]?(?:[a-z-]{1,20} ){0,3}(?:tins?|pans?|dish(?:es)?|skillets?|trays?|sheets?|mou?lds?|ramekins?)\b/i;

function partsOf(
  step: string,
  amounts: readonly { place: Place; tie: Tie }[],
  { foods, scale }: { foods: readonly StepFood[]; scale: StepScale },
): StepPart[] {
  const { from, to, system } = scale;
  const factor = isPositive(from) && isPositive(to) ? to / from : 1;
  const parts: StepPart[] = [];
  let done = 0;
  const add = (kind: StepPart['kind'], text: string): void => {
    if (text !== '') parts.push({ kind, text });
  };
  for (const { place, tie } of amounts) {
    const kind = verdictOf(place, tie, { foods, from });
    if (kind === 'plain') continue;
    const { start, end } = writtenSpan(place, kind === 'kept' ? shareNoun(place) : tie.noun);
    add('plain', step.slice(done, start));
    add(
      kind,
      kind === 'kept'
        ? step.slice(start, end)
        : scaledAmount(place, { factor, system, noun: tie.noun }),
    );
    done = end;
  }
  add('plain', step.slice(done));
  return parts;
}
