import clsx from 'clsx';
import { ClipboardPaste } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';

import { PhotoPicker } from './PhotoPicker.tsx';
import { PhotosShown } from './PhotosShown.tsx';
import { ChoiceOfRecipes, ReadButton } from './ReadingParts.tsx';
import { usePhoto } from './usePhoto.ts';
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

/** Reads a pasted text: title, ingredients, steps. Photos of print become such a text. */
export function PasteWay({ shared, last, onRead }: PasteWayProps) {
  const { read, choose, choices, isReading, error } = useReading('paste', () => {
    keptText.set('');
    onRead();
  });
  const [text, setText] = useState(() => shared ?? (keptText.get() || last));
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const photo = usePhoto((found) => {
    // What the box has by now, which may have changed while the picture was read.
    const before = (box.current?.value ?? '').trimEnd();
    put(before === '' ? found : `${before}\n\n${found}`);
  });

  const hasPhoto = photo.photos.length > 0;

  function put(written: string): void {
    setText(written);
    keptText.set(written);
  }

  function takePicture(event: ClipboardEvent | DragEvent, data: DataTransfer): void {
    const picture = pictureIn(data);
    if (!picture) return;
    event.preventDefault();
    photo.read(picture);
  }

  async function submit(event: { preventDefault: () => void }): Promise<void> {
    event.preventDefault();
    const words = problemWith(text);
    setProblem(words);
    if (words === undefined) read(isPageSource(text) ? { html: text } : { text });
  }

  return (
    <section aria-label="From a text" className="card p-5 md:p-6">
      <PhotoPicker photo={photo} />
      <div
        className={clsx(
          hasPhoto && 'flex flex-col gap-3 lg:grid lg:grid-cols-2 lg:items-start lg:gap-5',
        )}
      >
        {hasPhoto && (
          <PhotosShown photos={photo.photos} onClose={photo.reading ? undefined : photo.clear} />
        )}
        <Form aria-label="Read a text" className="min-w-0" onSubmit={submit}>
          <TextArea
            ref={box}
            label="Text of the recipe"
            hint={
              hasPhoto
                ? 'Compare it with the picture. A ? is an amount that could not be read, as fractions like ½ cannot.'
                : 'Its title, one ingredient a line, then the steps. Or the source of a page.'
            }
            rows={12}
            error={problem}
            value={text}
            onChange={({ target }) => put(target.value)}
            onPaste={(event) => takePicture(event, event.clipboardData)}
            onDragOver={(event) =>
              event.dataTransfer.types.includes('Files') && event.preventDefault()
            }
            onDrop={(event) => takePicture(event, event.dataTransfer)}
          />
          <ReadButton icon={ClipboardPaste} busy={isReading} />
        </Form>
      </div>
      {error && !isReading && (
        <div className="mt-4">
          <FailureNotice title="The text could not be read" error={error} />
        </div>
      )}
      {choices && <ChoiceOfRecipes choices={choices} busy={isReading} onChoose={choose} />}
    </section>
  );
}

/** Why a text is not sent. */
function problemWith(text: string): string | undefined {
  if (text.trim() === '') return 'Paste the text of a recipe';
  const most = isPageSource(text) ? MAX_SOURCE : MAX_PASTED;
  return text.length > most
    ? `The text is too long: at most ${most.toLocaleString('en-US')} characters`
    : undefined;
}

/** The picture that is pasted or dropped; undefined when there is text as well, as from a page or a document. */
function pictureIn(data: DataTransfer): File | undefined {
  if (data.types.includes('text/plain')) return undefined;
  return [...data.files].find(({ type }) => type.startsWith('image/'));
}

/** Whether a text is HTML, as "View page source" shows it. */
function isPageSource(text: string): boolean {
  return /^\s*<(?:!doctype|!--|html|head|body|script|main|article|div)\b/i.test(text);
}
