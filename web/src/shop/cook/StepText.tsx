import { durationWords, type StepTimer, timersOf } from '@larder/shared/recipes/stepTimers';
import { Timer } from 'lucide-react';

import type { StepPart } from '#parts/steps/stepAmounts.ts';
import { StepWords } from '#parts/steps/StepWords.tsx';
import { announce } from '#platform/page/announce.ts';
import { startTimer } from '#shop/cook/state/cookTimers.ts';
import { useCookTimers } from '#shop/cook/state/keptTimers.ts';
import type { CookRecipe } from '#shop/provider/rules/cookRecipe.ts';
import { Button } from '#ui/Button.tsx';

type StepTextProps = {
  recipe: CookRecipe;
  step: number;
  parts: readonly StepPart[];
  servings: number;
  /** What does not scale; "" for nothing. */
  note: string;
};

/** A step in large type, its times in bold, and a button for each that starts a timer. */
export function StepText({ recipe, step, parts, servings, note }: StepTextProps) {
  const text = parts.map((part) => part.text).join('');
  const timers = timersOf(text);
  const running = useCookTimers().filter(
    (timer) => timer.recipe === recipe.address && timer.step === step,
  );

  function start({ low, what }: StepTimer): void {
    startTimer({ recipe: recipe.address, title: recipe.title, step, what, seconds: low });
    announce(`Timer started: ${durationWords({ low, high: low })}`);
  }

  return (
    <>
      <p className="text-[1.625rem] leading-snug font-medium break-words md:text-[2.125rem]">
        <StepWords
          parts={parts}
          from={recipe.servings}
          to={servings}
          plain={(words, start) => <MarkedTimes text={words} start={start} timers={timers} />}
        />
      </p>
      {note !== '' && <p className="mt-4 max-w-prose text-base text-ink-2">{note}</p>}
      {timers.length > 0 && (
        <ul aria-label="Times of this step" className="mt-6 flex flex-wrap gap-2.5">
          {timers.map((timer) => (
            <li key={timer.from}>
              <Button variant="soft" size="lg" icon={Timer} onClick={() => start(timer)}>
                {running.some(({ what, seconds }) => what === timer.what && seconds === timer.low)
                  ? 'Start again: '
                  : 'Start '}
                {timer.what === '' ? '' : `${timer.what.toLowerCase()} `}
                {durationWords(timer)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Words between amounts, which begin at `start` of the step, with its times in bold. */
function MarkedTimes({
  text,
  start,
  timers,
}: {
  text: string;
  start: number;
  timers: readonly StepTimer[];
}) {
  const inside = timers.filter(({ from, to }) => from >= start && to <= start + text.length);
  const starts = [start, ...inside.map(({ to }) => to)];
  return (
    <>
      {starts.map((from, index) => {
        const timer = inside[index];
        return (
          <span key={from}>
            {text.slice(from - start, timer && timer.from - start)}
            {timer && (
              <strong className="font-bold text-brand">
                {text.slice(timer.from - start, timer.to - start)}
              </strong>
            )}
          </span>
        );
      })}
    </>
  );
}
