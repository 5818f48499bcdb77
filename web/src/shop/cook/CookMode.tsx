import { ArrowLeft, ArrowRight, Check, CookingPot, X } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';

import { ingredientsOfSteps } from '#parts/steps/stepIngredients.ts';
import { useEscape } from '#platform/page/escape.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { useShortcuts } from '#platform/page/shortcuts.ts';
import { useWakeLock } from '#platform/page/useWakeLock.ts';
import { setCookStep, useCookStep } from '#shop/cook/state/cookPlaces.ts';
import type { CookRecipe } from '#shop/provider/rules/cookRecipe.ts';
import { useScaledSteps } from '#shop/provider/state/useScaledSteps.ts';
import type { Dish } from '#shop/saved/queries/cooked.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { CookIngredients } from './CookIngredients.tsx';
import type { NoteCooked } from './Finish.tsx';
import { StepText } from './StepText.tsx';
import { TimerBar } from './TimerBar.tsx';
import { TimersLeft } from './TimersLeft.tsx';
import { useEnding } from './useEnding.ts';
import { useSwipe } from './useSwipe.ts';

/** Loaded at the end: it brings the overlay code. */
const Finish = lazyPart(async () => (await import('./Finish.tsx')).Finish);

/** Elements that handle Space and the arrows themselves while they have the focus. */
const TAKES_KEYS = 'a, button, summary, input, select, textarea';

type CookModeProps = {
  recipe: CookRecipe;
  dish: Dish;
  servings: number;
  noteCooked: NoteCooked;
};

/** A recipe at the stove: one step at a time, for that many servings. */
export function CookMode({ recipe, dish, servings, noteCooked }: CookModeProps) {
  const { address, title, steps, ingredients } = recipe;
  usePageTitle(`Cook ${title}`);
  useWakeLock();
  const navigate = useNavigate();
  const kept = useCookStep(address);
  // A recipe may have lost steps since.
  const at = Math.min(kept, Math.max(0, steps.length - 1));
  const named = useMemo(() => namedBySteps(recipe), [recipe]);
  const scaled = useScaledSteps(recipe, servings);
  // Back leads on, not into cook mode again.
  const leave = (): void => void navigate(address, { replace: true });

  function go(by: 1 | -1): void {
    const to = at + by;
    if (to >= 0 && to < steps.length) setCookStep(address, to);
  }
  const ending = useEnding(address, leave);
  const swipe = useSwipe((to) => go(to === 'next' ? 1 : -1));
  useEscape(leave);
  useStepKeys(go);

  const step = steps[at];
  if (!step) return <NoSteps recipe={recipe} />;
  return (
    <>
      <CookHeader recipe={recipe} at={at} servings={servings} />
      <div
        {...swipe}
        className="mx-auto grid w-full max-w-[72rem] flex-1 touch-pan-y grid-cols-[minmax(0,1fr)] content-start gap-8 px-4 pt-6 pb-36 md:px-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-10"
      >
        <section aria-label="Step" aria-live="polite" aria-atomic="true">
          <h2 className="num mb-3 text-base text-ink-2">
            Step {at + 1} of {steps.length}
            {step.section !== '' && ` · ${step.section}`}
          </h2>
          <StepText
            key={at}
            recipe={recipe}
            step={at + 1}
            parts={scaled.parts[at] ?? []}
            note={scaled.notes[at] ?? ''}
            servings={servings}
          />
        </section>
        <CookIngredients
          ingredients={ingredients}
          named={named.places[at] ?? []}
          firstIn={named.firstIn}
          step={at + 1}
          servings={servings}
        />
      </div>
      <CookFooter
        recipe={address}
        isFirst={at === 0}
        isLast={at >= steps.length - 1}
        onGo={go}
        onFinish={ending.finish}
      />
      {ending.isOpen && (
        <Finish
          dish={dish}
          servings={servings}
          noteCooked={noteCooked}
          onStay={ending.stay}
          onLeave={ending.end}
        >
          <TimersLeft recipe={address} />
        </Finish>
      )}
    </>
  );
}

/** Arrows turn steps, and Space goes on. */
function useStepKeys(go: (by: 1 | -1) => void): void {
  useShortcuts(
    {
      ArrowRight: () => go(1),
      ArrowLeft: () => go(-1),
      ' ': (event) => {
        if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
        event.preventDefault();
        go(1);
      },
    },
    true,
  );
}

type CookHeaderProps = { recipe: CookRecipe; at: number; servings: number };

function CookHeader({ recipe, at, servings }: CookHeaderProps) {
  const { address, title, steps } = recipe;
  return (
    <header className="mx-auto w-full max-w-[72rem] px-4 pt-3 md:px-8">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-lg md:text-xl">{title}</h1>
          <p className="num text-[0.8125rem] text-ink-2">
            {servings} {servings === 1 ? 'serving' : 'servings'}
          </p>
        </div>
        <Link
          to={address}
          replace
          aria-label="Leave cook mode"
          title="Leave cook mode"
          className="-mr-2 inline-grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" size={24} />
        </Link>
      </div>
      <progress
        aria-label="Steps"
        max={steps.length}
        value={at + 1}
        className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
      />
    </header>
  );
}

/** Always in reach: the timers, and the way on. */
function CookFooter({ recipe, ...buttons }: StepButtonsProps & { recipe: string }) {
  return (
    <div className="sticky bottom-0 z-40 space-y-2.5 border-t border-line bg-paper/95 pt-2.5 [@media(max-height:30rem)]:flex [@media(max-height:30rem)]:items-center [@media(max-height:30rem)]:space-y-0 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur">
      <TimerBar recipe={recipe} />
      <StepButtons {...buttons} />
    </div>
  );
}

type StepButtonsProps = {
  isFirst: boolean;
  isLast: boolean;
  onGo: (by: 1 | -1) => void;
  onFinish: () => void;
};

function StepButtons({ isFirst, isLast, onGo, onFinish }: StepButtonsProps) {
  return (
    <div className="mx-auto flex w-full max-w-[72rem] flex-wrap gap-2.5 px-4 md:px-8">
      <Button
        variant="outline"
        size="lg"
        icon={ArrowLeft}
        aria-disabled={isFirst}
        className="flex-1 lg:flex-none lg:px-10"
        onClick={() => onGo(-1)}
      >
        Back
      </Button>
      <Button
        size="lg"
        icon={isLast ? Check : ArrowRight}
        className="flex-1 lg:ml-auto lg:flex-none lg:px-14"
        onClick={() => (isLast ? onFinish() : onGo(1))}
      >
        {isLast ? 'Finish' : 'Next Step'}
      </Button>
    </div>
  );
}

function NoSteps({ recipe }: { recipe: CookRecipe }) {
  return (
    <div className="px-4 pt-10">
      <h1 className="sr-only">{recipe.title}</h1>
      <EmptyState
        icon={CookingPot}
        title="This recipe has no steps"
        text="There is nothing to show one at a time."
        link={{ to: recipe.address, title: 'Back to the Recipe' }}
      />
    </div>
  );
}

/** The ingredients of each step, and the step that names each first; steps count from 1. */
function namedBySteps({ steps, ingredients }: CookRecipe) {
  const places = ingredientsOfSteps(
    steps.map(({ text }) => text),
    ingredients.map(({ name }) => name),
  );
  const firstIn = new Map<number, number>();
  for (const [step, named] of places.entries())
    for (const at of named) if (!firstIn.has(at)) firstIn.set(at, step + 1);
  return { places, firstIn };
}
