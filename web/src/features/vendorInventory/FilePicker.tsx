import clsx from 'clsx';
import { FileUp, LoaderCircle } from 'lucide-react';
import { useState } from 'react';

type FilePickerProps = {
  /** Keeps the focus, shows progress, and accepts no other file. */
  busy: boolean;
  onFile: (file: File) => void;
};

export function FilePicker({ busy, onFile }: FilePickerProps) {
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
        {busy ? 'Reading the file…' : 'Choose a CSV file'}
      </span>
      <span className="text-sm text-ink-2">or drop it here. Nothing is changed yet.</span>
      {/* Covers the whole box: a native file input accepts drops. */}
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label="Choose a CSV file"
        aria-busy={busy || undefined}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onClick={(event) => busy && event.preventDefault()}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && !busy) onFile(file);
          // Lets the same file be chosen again after a correction.
          target.value = '';
        }}
      />
    </div>
  );
}
