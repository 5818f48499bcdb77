import { useEffect, useMemo, useState } from 'react';

import { useUnits } from '#parts/state/units.ts';
import { holdCode } from '#platform/page/early.ts';
import type { CookRecipe } from '#shop/provider/rules/cookRecipe.ts';
import type { scaledSteps, ScaledSteps } from '#shop/provider/rules/scaledSteps.ts';

type Rule = { scaledSteps: typeof scaledSteps };

const code = holdCode<Rule>(() => import('#shop/provider/rules/scaledSteps.ts'));

/** Loads the rule before a page needs it. */
export const loadScaledSteps = code.load;

/**
 * The steps of a recipe for as many servings. The rule is loaded after the page, which shows the steps as written
 * meanwhile.
 *
 * Shape   written steps carry a note when they are for other servings.
 * Errors  a rule that cannot be loaded leaves the steps as written.
 */
export function useScaledSteps(recipe: CookRecipe, servings: number): ScaledSteps {
  const system = useUnits();
  const [rule, setRule] = useState(code.now);
  useEffect(() => {
    let isGone = false;
    loadScaledSteps().then(
      (loaded) => !isGone && setRule(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return useMemo(
    () => rule?.scaledSteps(recipe, { to: servings, system }) ?? asWritten(recipe, servings),
    [rule, recipe, servings, system],
  );
}

function asWritten({ steps, servings: from }: CookRecipe, to: number): ScaledSteps {
  const servings = `${from} ${from === 1 ? 'serving' : 'servings'}`;
  const note = from === to ? '' : `Amounts in these steps are for ${servings}.`;
  return {
    parts: steps.map(({ text }) => [{ kind: 'plain' as const, text }]),
    notes: steps.map(() => note),
    note,
  };
}
