import clsx from 'clsx';
import { CloudOff } from 'lucide-react';
import { useId, useState } from 'react';

import { useOnline } from '#platform/page/online.ts';
import { useListAfterPaint } from '#shop/kitchen/state/groceryList.ts';
import { useHeldUp } from '#shop/kitchen/state/kitchenSending.ts';

import { waitingWords } from './waitingWords.ts';

/**
 * One slim line, or none: that there is no network, and which changes only this browser knows. Pressed, it lists
 * them.
 */
export function StatusLine({ className }: { className?: string }) {
  const isOnline = useOnline();
  const ops = useHeldUp();
  const { lines } = useListAfterPaint();
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const count = ops.length;
  const changes = count === 1 ? '1 change' : `${count} changes`;
  const isShown = !isOnline || count > 0;
  const words = isOnline
    ? `Could not save ${changes}`
    : `Offline · ${count === 0 ? 'changes are kept' : `${changes} ${count === 1 ? 'waits' : 'wait'}`}`;

  async function retry(): Promise<void> {
    const { syncKitchen } = await import('#shop/kitchen/queries/kitchenSync.ts');
    await syncKitchen();
  }
  return (
    <div
      className={clsx(
        isShown &&
          'relative rounded-md bg-honey-soft text-[0.8125rem] font-semibold text-on-honey-soft',
        isShown && className,
      )}
    >
      <div className="flex flex-wrap items-center justify-center gap-x-2 px-3">
        {/* Rendered while empty too: only a change of its text is announced. */}
        <output className={clsx('flex items-center gap-2', isShown && 'min-h-7.5 py-1')}>
          {isShown && (
            <>
              <CloudOff aria-hidden="true" size={15} strokeWidth={2.25} className="flex-none" />
              <span className="num min-w-0">{words}</span>
            </>
          )}
        </output>
        {count > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setIsOpen(!isOpen)}
            // The press area is as tall as a finger, the line is not.
            className="relative min-h-6 min-w-6 underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline"
          >
            {isOpen ? 'Hide' : 'Show'}
          </button>
        )}
        {count > 0 && isOnline && (
          <button
            type="button"
            onClick={() => void retry()}
            className="relative min-h-6 min-w-6 underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3"
          >
            Retry
          </button>
        )}
      </div>
      {isOpen && count > 0 && (
        <ul
          id={list}
          aria-label="Changes that wait"
          className="list-disc space-y-1 pr-4 pb-2.5 pl-10 font-medium"
        >
          {ops.map((op) => (
            <li key={op.op_id} className="break-words">
              {waitingWords(op, lines)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
