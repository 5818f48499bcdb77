import { type ComponentProps, useId } from 'react';

import { Checkbox } from '#ui/fields/Checkbox.tsx';

/** Checkboxes of one question, with the error below them. `box` is what ties each to the form. */
export function ChoiceBoxes({
  legend,
  choices,
  box: { error, ...native },
}: {
  legend: string;
  choices: readonly { value: string; label: string }[];
  box: Omit<ComponentProps<'input'>, 'type'> & { error?: string | undefined };
}) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">{legend}</legend>
      {choices.map((choice) => (
        <div key={choice.value}>
          <Checkbox label={choice.label} {...native} value={choice.value} />
        </div>
      ))}
      {error && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
