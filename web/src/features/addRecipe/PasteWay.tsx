import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';

import { stored } from '#lib/stored';
import { FailureNotice } from '#ui/FailureNotice';
import { Form } from '#ui/Form';
import { TextArea } from '#ui/TextArea';

import { ChoiceOfRecipes, ReadButton } from './ReadingParts.tsx';
import { useReading } from './useReading.ts';

/** What this tab has pasted and not read yet; survives a reload. */
const keptText = stored({ key: 'recipeText', area: 'session', schema: z.string(), empty: '' });

/** Characters that are read of a text, and of the source of a page. */
const MAX_PASTED = 100_000;
const MAX_SOURCE = 5 * 1024 * 1024;

type PasteWayProps = {
  /** From a phone's Share menu. */
  shared: string | undefined;
  /** The text that was read last. */
  last: string;
  onRead: () => void;
};

/** Reads a pasted text: title, ingredients, steps. */
export function PasteWay({ shared, last, onRead }: PasteWayProps) {
  const { read, choose, choices, isReading, error } = useReading('paste', () => {
    keptText.set('');
    onRead();
  });
  const [text, setText] = useState(() => shared ?? (keptText.get() || last));
  const [problem, setProblem] = useState<string>();

  async function submit(event: { preventDefault: () => void }): Promise<void> {
    event.preventDefault();
    const isSource = isPageSource(text);
    const most = isSource ? MAX_SOURCE : MAX_PASTED;
    const words =
      text.trim() === ''
        ? 'Paste the text of a recipe'
        : text.length > most
          ? `The text is too long: at most ${most.toLocaleString('en-US')} characters`
          : undefined;
    setProblem(words);
    if (words === undefined) read(isSource ? { html: text } : { text });
  }

  return (
    <section aria-label="From a text" className="card p-5 md:p-6">
      <Form aria-label="Read a text" onSubmit={submit}>
        <TextArea
          label="Text of the recipe"
          hint="Its title, one ingredient a line, then the steps. Or the source of a page."
          rows={12}
          error={problem}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            keptText.set(target.value);
          }}
        />
        <ReadButton icon={ClipboardPaste} busy={isReading} />
      </Form>
      {error && !isReading && (
        <div className="mt-4">
          <FailureNotice title="The text could not be read" error={error} />
        </div>
      )}
      {choices && <ChoiceOfRecipes choices={choices} busy={isReading} onChoose={choose} />}
    </section>
  );
}

/** Whether a text is HTML, as "View page source" shows it. */
function isPageSource(text: string): boolean {
  return /^\s*<(?:!doctype|!--|html|head|body|script|main|article|div)\b/i.test(text);
}
