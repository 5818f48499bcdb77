import { useId, useState } from 'react';

import { Button } from '#ui/Button';
import { TextArea } from '#ui/TextArea';

import type { Review } from './review.ts';
import { STEPS_HINT, stepsOfText, textOfSteps } from './stepsText.ts';

type Step = Review['steps'][number];
/** Shown before "more" is pressed. */
const FIRST = 3;

/** The steps; a press edits them as text with an empty line between two steps. */
export function ReviewSteps({
  steps,
  onChange,
}: {
  steps: readonly Step[];
  onChange: (steps: Step[]) => void;
}) {
  const id = useId();
  const [isAll, setAll] = useState(false);
  const [text, setText] = useState<string>();
  const shown = isAll ? steps : steps.slice(0, FIRST);

  function done(): void {
    if (text !== undefined) onChange(stepsOfText(text));
    setText(undefined);
  }

  return (
    <section aria-labelledby={id} className="card p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          Steps
        </h2>
        <Button
          variant="ghost"
          className="-my-1 -mr-3"
          onClick={() => (text === undefined ? setText(textOfSteps(steps)) : done())}
        >
          {text === undefined ? 'Edit Steps' : 'Done'}
        </Button>
      </div>
      {text !== undefined && (
        <TextArea
          label="Steps"
          hideLabel
          hint={STEPS_HINT}
          rows={8}
          className="mt-2"
          value={text}
          autoFocus
          onChange={({ target }) => setText(target.value)}
          onBlur={() => onChange(stepsOfText(text))}
        />
      )}
      {text === undefined && steps.length === 0 && (
        <p className="mt-1 text-sm text-ink-2">No steps were found.</p>
      )}
      {text === undefined && (
        <ol className="mt-2 list-decimal space-y-1.5 pl-5 text-sm text-ink-2">
          {shown.map((step, index) => (
            <li key={`${index} ${step.text}`} className="break-words">
              {step.section !== null && step.section !== shown[index - 1]?.section && (
                <strong className="block text-ink">{step.section}</strong>
              )}
              {step.text}
            </li>
          ))}
        </ol>
      )}
      {text === undefined && steps.length > FIRST && (
        <Button variant="ghost" className="mt-1 -ml-3" onClick={() => setAll(!isAll)}>
          {isAll ? 'Fewer' : `${steps.length - FIRST} more`}
        </Button>
      )}
    </section>
  );
}
