import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { unreadAmounts } from '#shop/import/rules/unreadAmounts.ts';
import { STEPS_HINT, stepsOfText, textOfSteps } from '#shop/import/stepsText.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';

import type { Review } from './review.ts';

/** Shown before "more" is pressed. */
const FIRST = 3;

type ReviewStepsProps = {
  review: Pick<Review, 'steps' | 'mayHoldAnother'>;
  onChange: (change: Pick<Review, 'steps' | 'mayHoldAnother'>) => void;
};

/** The steps; a press edits them as text with an empty line between two steps. */
export function ReviewSteps({ review: { steps, mayHoldAnother }, onChange }: ReviewStepsProps) {
  const id = useId();
  const [isAll, setAll] = useState(false);
  const [text, setText] = useState<string>();
  const unread = steps.map((step) => unreadAmounts(step.text));
  const doubts = unread.flat().length;
  const isLong = steps.length > FIRST && unread.slice(FIRST).flat().length === 0;
  const shown = isAll || !isLong ? steps : steps.slice(0, FIRST);

  function keep(written: string): void {
    if (written !== textOfSteps(steps))
      onChange({ steps: stepsOfText(written), mayHoldAnother: false });
  }
  function done(): void {
    if (text !== undefined) keep(text);
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
          onBlur={() => keep(text)}
        />
      )}
      {text === undefined && doubts > 0 && (
        <Doubt>
          {doubts === 1
            ? 'An amount in the steps could not be read. Edit the steps to write it.'
            : `${doubts} amounts in the steps could not be read. Edit the steps to write them.`}
        </Doubt>
      )}
      {text === undefined && mayHoldAnother && (
        <Doubt>
          There may be another recipe among the steps. If so, take it out and read it by itself.
        </Doubt>
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
              <Marked text={step.text} doubts={unread[index] ?? []} />
            </li>
          ))}
        </ol>
      )}
      {text === undefined && isLong && (
        <Button variant="ghost" className="mt-1 -ml-3" onClick={() => setAll(!isAll)}>
          {isAll ? 'Fewer' : `${steps.length - FIRST} more`}
        </Button>
      )}
    </section>
  );
}

function Doubt({ children }: { children: ReactNode }) {
  return (
    <p className="mt-2 flex items-start gap-2 text-[0.8125rem] text-on-honey-soft">
      <TriangleAlert aria-hidden="true" size={16} className="mt-px flex-none" />
      {children}
    </p>
  );
}

/** The step with its doubtful words underlined. */
function Marked({ text, doubts }: { text: string; doubts: readonly string[] }) {
  const [doubt, ...others] = doubts;
  const at = doubt === undefined ? -1 : text.indexOf(doubt);
  if (doubt === undefined || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="border-b-2 border-honey font-semibold text-ink">{doubt}</span>
      <Marked text={text.slice(at + doubt.length)} doubts={others} />
    </>
  );
}
