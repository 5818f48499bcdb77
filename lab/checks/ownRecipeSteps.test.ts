import { readRecipes } from '@larder/data/recipes/corpus';
import { ownRecipe } from '@larder/server/src/subjects/recipes/provider/embedded.service.ts';
import { tokensOf } from '@larder/shared/basics/lineTokens';
import { counted } from '@larder/shared/food/nouns';
import { dimensionOf, exactBaseQuantity, US_VOLUMES } from '@larder/shared/food/units';
import { timersOf } from '@larder/shared/recipes/stepTimers';
import { scaledText, scaleSteps, type StepPart } from '@larder/web/src/parts/steps/stepAmounts.ts';
import { amountsIn } from '@larder/web/src/parts/steps/stepNumbers.ts';
import { expect, test } from 'vitest';

/** All our recipes as cook mode reads them. */
const DISHES = readRecipes().flatMap(({ id }) => {
  const recipe = ownRecipe(id, { nutrition: false });
  if (!recipe) return [];
  const foods = (recipe.extendedIngredients ?? []).map(({ name, measures }) => ({
    name,
    amounts: [measures?.us, measures?.metric].flatMap((one) =>
      one ? [{ amount: one.amount, unit: one.unitShort }] : [],
    ),
  }));
  const steps = (recipe.analyzedInstructions ?? []).flatMap((part) =>
    part.steps.map(({ step }) => step),
  );
  return [{ id, steps, foods, from: recipe.servings ?? 1 }];
});

function times(factor: number) {
  return DISHES.flatMap(({ id, steps, foods, from }) => {
    const same = scaleSteps(steps, foods, { from, to: from });
    const parts = scaleSteps(steps, foods, { from, to: from * factor });
    return steps.map((step, at) => ({
      id,
      from,
      step,
      same: same[at] ?? [],
      parts: parts[at] ?? [],
    }));
  });
}

/** Spoons that are added. */
const SUMS: Readonly<Record<string, string>> = { '¼ + ⅛': '⅜', '½ + ⅛': '⅝', '¾ + ⅛': '⅞' };

/** The numbers of an amount in g, ml or pieces. */
function amounts(text: string): { amount: number; share: number }[] {
  const joined = text.replaceAll('×', 'x').replace(/[¼½¾] \+ ⅛/, (sum) => SUMS[sum] ?? sum);
  const found = amountsIn(tokensOf(joined).tokens);
  return found.flatMap(({ members }) =>
    members.flatMap(({ low, high, unit }) => {
      const name = unit?.unit ?? '';
      const isMeasured = ['mass', 'volume'].includes(dimensionOf(name));
      // The nearest measure of a kitchen, else the second decimal or the whole gram.
      const share = US_VOLUMES.includes(name) ? 0.15 : 0.02;
      return [low, high].map((end) => ({
        amount: isMeasured ? exactBaseQuantity(end, name).amount : end,
        share,
      }));
    }),
  );
}

const ofKind = (parts: readonly StepPart[], wanted: StepPart['kind']) =>
  parts.filter(({ kind }) => kind === wanted).map(({ text }) => text);
const LARGER: Readonly<Record<string, string>> = {
  ml: 'l',
  g: 'kg',
  tsp: 'cup',
  teaspoon: 'cup',
  tbsp: 'cup',
  tablespoon: 'cup',
};
const words = (text: string) =>
  (text.match(/\p{L}+/gu) ?? [])
    .map((word) => counted(word.toLowerCase(), 1))
    // Much of a unit is written in a larger one.
    .map((word) => LARGER[word] ?? word);
const NUMBER_WORDS = /^(?:a|an|one|two|three|four|five|six|half)$/;

test.for([0.5, 2, 3])('every step of every recipe, %d times', (factor) => {
  const faults: string[] = [];
  for (const { id, from, step, same, parts } of times(factor)) {
    const told = scaledText(parts, from, from);
    const fault = (what: string): void => void faults.push(`${id} ${what}: ${step} -> ${told}`);
    if (same.map(({ text }) => text).join('') !== step) fault('a text that is not as written');
    if (ofKind(same, 'plain').join('|') !== ofKind(parts, 'plain').join('|')) fault('other words');
    if (ofKind(same, 'kept').join('|') !== ofKind(parts, 'kept').join('|')) fault('a kept amount');
    const [written, shown] = [ofKind(same, 'scaled'), ofKind(parts, 'scaled')];
    if (written.length !== shown.length) fault('a lost amount');
    for (const [at, text] of written.entries()) {
      const [before, after] = [amounts(text), amounts(shown[at] ?? '')];
      const isRight = before.every(({ amount, share }, one) => {
        const wanted = amount * factor;
        const off = Math.abs((after[one]?.amount ?? 0) - wanted);
        return off <= Math.max(share * wanted, 0.5 * Number(wanted >= 10), 0.01);
      });
      // "the last teaspoon" says no number.
      if (before.length > 0 && (!isRight || before.length !== after.length)) fault(text);
      const rest = (one: string) => words(one).filter((word) => !NUMBER_WORDS.test(word));
      if (rest(text).join(' ') !== rest(shown[at] ?? '').join(' ')) fault(`other words in ${text}`);
    }
    const durations = (text: string) =>
      timersOf(text).map(({ low, high, what }) => [low, high, what]);
    if (JSON.stringify(durations(step)) !== JSON.stringify(durations(told))) fault('other times');
    for (const size of [/\d+ ?°[CF]/g, /[\d/]+[ -](?:by[ -]\d+[ -])?(?:inch|cm|mm)/g, /\d+%/g])
      if (String(step.match(size)) !== String(told.match(size))) fault('another size');
  }
  expect(faults).toEqual([]);
});

/** Written with figures, and no time, temperature or length. */
const figures = (text: string) =>
  [tokensOf(text)].flatMap(({ tokens }) =>
    amountsIn(tokens).filter(({ from }) => tokens[from]?.kind === 'number'),
  );
const WATER = /\d ?(?:cups?|ml|quarts?|liters?|tablespoons?)\)? of (?:\w+ )?water/;

test('most amounts are tied; what is not is told, or is no amount of the whole', () => {
  const all = times(2);
  const scaled = all.flatMap(({ parts }) => ofKind(parts, 'scaled'));
  const kept = all.flatMap(({ parts }) => ofKind(parts, 'kept'));
  const plain = all.flatMap(({ id, parts }) =>
    ofKind(parts, 'plain').map((text) => ({ id, text })),
  );
  const dishes = all.filter(({ parts }) => ofKind(parts, 'scaled').length > 0).map(({ id }) => id);
  expect(DISHES).toHaveLength(348);
  expect(new Set(dishes).size).toBeGreaterThanOrEqual(224);
  expect(scaled.length).toBeGreaterThanOrEqual(410);
  expect(kept.length).toBeGreaterThanOrEqual(45);
  // "into 8 wedges", "a 2-quart dish", "for each pancake", "the last 2" minutes.
  expect(plain.flatMap(({ text }) => figures(text)).length).toBeLessThanOrEqual(24);
  // One recipe has an amount for each bowl.
  expect(plain.filter(({ text }) => WATER.test(text)).map(({ id }) => id)).toEqual([5013]);
});
