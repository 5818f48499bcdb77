import { clampServings } from '@larder/shared/kitchen/servings';
import type { SharedRecipe } from '@larder/shared/recipes/recipeLinks.calls';
import clsx from 'clsx';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';

import { useInsteadOf } from '#parts/queries/insteadOf.ts';
import { InsteadOf } from '#parts/recipes/InsteadOf.tsx';
import { NutritionPanel } from '#parts/recipes/NutritionPanel.tsx';
import { RECIPE_SHEET } from '#parts/recipes/recipeSheet.ts';
import { ServingsStepper } from '#parts/recipes/ServingsStepper.tsx';
import { useUnits } from '#parts/state/units.ts';
import { StepList, StepNumber } from '#parts/steps/StepList.tsx';
import { StepWords } from '#parts/steps/StepWords.tsx';
import { announce } from '#platform/page/announce.ts';
import {
  amountWords,
  cookOwn,
  type CookIngredient,
  type CookRecipe,
} from '#shop/provider/rules/cookRecipe.ts';
import { useScaledSteps } from '#shop/provider/state/useScaledSteps.ts';
import { ItemImage } from '#ui/ItemImage.tsx';

import { OwnPlate } from './OwnPlate.tsx';
import { recipeMeta, yieldsText } from './queries/ownRecipe.ts';
import { RecipeMeta } from './RecipeMeta.tsx';

type RecipeSheetProps = {
  recipe: SharedRecipe;
  /** Whose it is, when it is not one's own. */
  by?: string;
  notes?: string | null;
  /** The row of buttons; `canCook` when there are steps. */
  tools: (shown: { servings: number; canCook: boolean }) => ReactNode;
};

/** A recipe that a person wrote, with its lines, steps and source, for as many servings as one likes. */
export function RecipeSheet({ recipe, by, notes = null, tools }: RecipeSheetProps) {
  const shown = useMemo(() => cookOwn(recipe), [recipe]);
  const [servings, setServings] = useState(clampServings(recipe.serving_size));
  const { title, description, steps } = recipe;
  const makes = yieldsText(recipe);

  function serve(next: number): void {
    setServings(next);
    announce(`Amounts for ${next} ${next === 1 ? 'serving' : 'servings'}`);
  }

  return (
    <article
      aria-labelledby="recipe-title"
      className={clsx(
        RECIPE_SHEET,
        'grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]',
      )}
    >
      <OwnPlate
        recipe={recipe}
        className="aspect-16/9 rounded-xl lg:aspect-4/3 print:aspect-4/3 print:mb-4 print:w-60"
      />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <h1 id="recipe-title" className="text-h1 break-words">
          {title}
        </h1>
        {by !== undefined && <p className="mt-1 break-words text-ink-2">Shared by {by}</p>}
        <p className="mt-2">
          <RecipeMeta meta={recipeMeta(recipe)} />
        </p>
        {makes !== '' && <p className="mt-1 text-sm break-words text-ink-2">{makes}</p>}
        <SourceLink recipe={recipe} />
        <div className="mt-4 flex flex-wrap items-center gap-1.5 sm:gap-2.5 print:hidden">
          {tools({ servings, canCook: shown.steps.length > 0 })}
        </div>
        <section aria-labelledby="ingredients" className="card mt-6 p-4 sm:p-6">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
            <h2 id="ingredients" className="text-h2">
              Ingredients
            </h2>
            <div className="print:hidden">
              <ServingsStepper value={servings} onChange={serve} />
            </div>
          </div>
          <Lines ingredients={shown.ingredients} servings={servings} />
        </section>
      </div>
      <div className="lg:col-start-1">
        {steps.length > 0 && description !== '' && (
          <p className="mb-5 max-w-prose break-words whitespace-pre-line text-ink-2">
            {description}
          </p>
        )}
        <div className="mb-6 empty:hidden">
          <NutritionPanel
            nutrition={recipe.nutrition}
            count={recipe.lines.length || recipe.items.length}
            isOfAll={recipe.serving_size === 0}
          />
        </div>
        <Steps recipe={shown} servings={servings} />
        {notes !== null && <Notes notes={notes} />}
      </div>
    </article>
  );
}

function Notes({ notes }: { notes: string }) {
  return (
    <section aria-labelledby="notes" className="mt-8">
      <h2 id="notes" className="text-h2">
        Notes
      </h2>
      <p className="mt-3 max-w-prose leading-relaxed break-words whitespace-pre-line text-ink-2">
        {notes}
      </p>
    </section>
  );
}

/** To where the recipe was read from. */
function SourceLink({ recipe: { source_url, source_host } }: { recipe: SharedRecipe }) {
  if (source_url === null) return null;
  return (
    <p className="mt-2 text-sm">
      <a
        href={source_url}
        target="_blank"
        rel="noreferrer nofollow"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline-offset-4 hover:underline"
      >
        From {source_host ?? source_url}
        <ExternalLink aria-hidden="true" size={15} />
        <span className="sr-only">, opens in a new tab</span>
      </a>
    </p>
  );
}

function Lines({
  ingredients,
  servings,
}: {
  ingredients: readonly CookIngredient[];
  servings: number;
}) {
  const system = useUnits();
  const insteadOf = useInsteadOf(ingredients);
  return (
    <ul className="divide-y divide-line">
      {ingredients.map((ingredient, at) => {
        const { name, image, note, section, address } = ingredient;
        const title = name.charAt(0).toUpperCase() + name.slice(1);
        const isNew = section !== '' && section !== ingredients[at - 1]?.section;
        return (
          <li
            // A recipe may list an ingredient twice.
            key={`${at} ${name}`}
            className="py-2"
          >
            {isNew && <h3 className="pt-2 pb-1 text-base">{section}</h3>}
            <div className="flex min-h-10 flex-wrap items-center gap-x-3">
              <span className="print:hidden">
                <ItemImage src={image} size={40} />
              </span>
              <span className="min-w-0 flex-1 basis-16 font-medium break-words">
                {address === undefined ? (
                  title
                ) : (
                  <Link to={address} className="text-brand underline underline-offset-4">
                    {title}
                  </Link>
                )}
                {note !== '' && <span className="font-normal text-ink-2">, {note}</span>}
              </span>
              <span className="num ml-auto max-w-full flex-none text-right text-ink-2">
                {amountWords(ingredient, { servings, system })}
              </span>
            </div>
            <InsteadOf name={name} substitutes={insteadOf(ingredient)} />
          </li>
        );
      })}
    </ul>
  );
}

function Steps({ recipe, servings }: { recipe: CookRecipe; servings: number }) {
  const { steps } = recipe;
  const { parts, note } = useScaledSteps(recipe, servings);
  return (
    <StepList isEmpty={steps.length === 0} note={note}>
      {steps.map(({ section, text }, index) => (
        <li key={`${index} ${text}`}>
          {section !== '' && section !== steps[index - 1]?.section && (
            <h3 className="mb-3 text-lg">{section}</h3>
          )}
          <div className="flex gap-4">
            <StepNumber>{index + 1}</StepNumber>
            <p className="min-w-0 pt-1.5 leading-relaxed break-words whitespace-pre-line text-ink-2">
              <StepWords parts={parts[index] ?? []} from={recipe.servings} to={servings} />
            </p>
          </div>
        </li>
      ))}
    </StepList>
  );
}
