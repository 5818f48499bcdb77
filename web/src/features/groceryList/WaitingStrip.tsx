import type { KitchenOp } from '@larder/shared/domain/kitchenOps';
import { CloudOff } from 'lucide-react';
import { useId, useState } from 'react';

import type { SharedLine } from '#state/groceryList';

import { waitingWords } from './waitingWords.ts';

/** Says which changes only this browser knows. */
export function WaitingStrip({
  ops,
  lines,
}: {
  ops: readonly KitchenOp[];
  lines: readonly SharedLine[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const count = `${ops.length} ${ops.length === 1 ? 'change waits' : 'changes wait'} for a network.`;
  return (
    <div
      className={ops.length > 0 ? 'mb-5 rounded-md bg-honey-soft text-sm text-on-honey-soft' : ''}
    >
      <div className="flex items-center gap-2.5 pr-2 pl-4">
        {/* Rendered while empty too: only a change of its text is announced. */}
        <output className="flex min-w-0 flex-1 items-start gap-2.5">
          {ops.length > 0 && (
            <>
              <CloudOff aria-hidden="true" size={19} className="my-3 flex-none" />
              <span className="min-w-0 py-3">
                <strong>{count}</strong>{' '}
                <span className="max-sm:sr-only">
                  {ops.length === 1
                    ? 'It is kept here and sent by itself; the others do not see it yet.'
                    : 'They are kept here and sent by themselves; the others do not see them yet.'}
                </span>
              </span>
            </>
          )}
        </output>
        {ops.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setIsOpen(!isOpen)}
            className="min-h-11 flex-none rounded-full px-4 font-semibold hover:underline"
          >
            {isOpen ? 'Hide' : 'Show'}
          </button>
        )}
      </div>
      {isOpen && ops.length > 0 && (
        <ul
          id={list}
          aria-label="Changes that wait"
          className="list-disc space-y-1 pr-4 pb-3.5 pl-12"
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
