import clsx from 'clsx';
import { FileUp, LoaderCircle } from 'lucide-react';
import { useState } from 'react';

type FilePickerProps = {
  title: string;
  hint: string;
  /** Keeps the focus, shows progress, and accepts no other file. */
  busy: boolean;
  busyTitle: string;
  accept?: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** A box for files, to press or to drop them on. */
export function FilePicker({ title, hint, busy, busyTitle, onFiles, ...kinds }: FilePickerProps) {
  const [isOver, setIsOver] = useState(false);
  const Icon = busy ? LoaderCircle : FileUp;

  return (
    <div
      className={clsx(
        'relative flex flex-col items-center gap-2 rounded-lg border-2 border-dashed px-6 py-9 text-center transition-colors duration-120',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver
          ? 'border-brand bg-brand-soft text-on-brand-soft'
          : 'border-line-strong hover:border-brand hover:bg-sunken/60',
      )}
    >
      <span className="grid size-12 place-items-center rounded-full bg-brand-soft text-on-brand-soft">
        <Icon aria-hidden="true" size={22} className={busy ? 'animate-spin' : undefined} />
      </span>
      <span aria-hidden="true" className="font-semibold">
        {busy ? busyTitle : title}
      </span>
      <span className="max-w-md text-sm text-ink-2">{hint}</span>
      {/* Covers the whole box: a native file input accepts drops. */}
      <input
        {...kinds}
        type="file"
        aria-label={title}
        aria-busy={busy || undefined}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onClick={(event) => busy && event.preventDefault()}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          if (chosen.length > 0 && !busy) onFiles(chosen);
          // Lets the same file be chosen again after a correction.
          target.value = '';
        }}
      />
    </div>
  );
}
