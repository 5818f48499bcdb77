import { durationWords, type StepTimer, timersOf } from '@larder/shared/domain/stepTimers';
import { Timer } from 'lucide-react';

import { announce } from '#lib/announce';
import type { CookRecipe } from '#lib/cookRecipe';
import { startTimer } from '#state/cookTimers';
import { useCookTimers } from '#state/keptTimers';
import { Button } from '#ui/Button';

type StepTextProps = { recipe: CookRecipe; step: number; text: string };

/** A step in large type, its times in bold, and a button for each that starts a timer. */
export function StepText({ recipe, step, text }: StepTextProps) {
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
        <MarkedTimes text={text} timers={timers} />
      </p>
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

function MarkedTimes({ text, timers }: { text: string; timers: readonly StepTimer[] }) {
  const starts = [0, ...timers.map(({ to }) => to)];
  return (
    <>
      {starts.map((start, index) => {
        const timer = timers[index];
        return (
          <span key={start}>
            {text.slice(start, timer?.from)}
            {timer && (
              <strong className="font-bold text-brand">{text.slice(timer.from, timer.to)}</strong>
            )}
          </span>
        );
      })}
    </>
  );
}
