import { GTIN_FAULTS, keptGtin, readGtin } from '@larder/shared/food/gtin';
import { type FormEvent, useState } from 'react';

import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';

/** For who has no camera, and for scanners in the hand, which type a number and press Enter. */
export function TypedNumber({ onNumber }: { onNumber: (gtin: string) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const read = readGtin(text);
    const gtin = keptGtin(text);
    setProblem('fault' in read ? `The number ${GTIN_FAULTS[read.fault]}` : undefined);
    if (gtin === undefined) return;
    setText('');
    onNumber(gtin);
  }

  return (
    <form noValidate className="flex items-start gap-2" onSubmit={submit}>
      <Field
        label="Type the number"
        className="min-w-0 flex-1"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        // On a phone the keyboard would cover the camera.
        autoFocus={window.matchMedia('(pointer: fine)').matches}
        error={problem}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="soft" className="mt-7.5">
        Look up
      </Button>
    </form>
  );
}
