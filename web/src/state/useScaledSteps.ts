import { useEffect, useMemo, useState } from 'react';

import type { CookRecipe } from '#lib/cookRecipe';
import type { scaledSteps, ScaledSteps } from '#lib/scaledSteps';

import { useUnits } from './units.ts';

type Rule = { scaledSteps: typeof scaledSteps };

/**
 * The steps of a recipe on its page. The rule is loaded after the page, which shows the steps as written meanwhile.
 *
 * Shape   written steps carry a note when they are for other servings than the page.
 * Errors  a rule that cannot be loaded leaves the steps as written.
 */
export function useScaledSteps(recipe: CookRecipe, servings: number): ScaledSteps {
  const system = useUnits();
  const [rule, setRule] = useState<Rule>();
  useEffect(() => {
    let isGone = false;
    import('#lib/scaledSteps').then(
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
  return {
    parts: steps.map(({ text }) => [{ kind: 'plain' as const, text }]),
    note:
      from === to
        ? ''
        : `Amounts in these steps are for ${from} ${from === 1 ? 'serving' : 'servings'}.`,
  };
}
