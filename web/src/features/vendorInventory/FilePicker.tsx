import clsx from 'clsx';
import { FileUp } from 'lucide-react';
import { useState } from 'react';

/** Takes one CSV file, chosen or dropped. */
export function FilePicker({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setIsOver] = useState(false);

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
        <FileUp aria-hidden="true" size={22} />
      </span>
      <span aria-hidden="true" className="font-semibold">
        Choose a CSV file
      </span>
      <span className="text-sm text-ink-2">or drop it here. Nothing is changed yet.</span>
      {/* Over the whole box: a browser's own box for files takes what is dropped on it. */}
      <input
        type="file"
        accept=".csv,text/csv"
        aria-label="Choose a CSV file"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again once it is corrected.
          target.value = '';
        }}
      />
    </div>
  );
}
