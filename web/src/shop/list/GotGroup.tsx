import { ChevronDown, CircleCheck, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';

import { timeOfDay } from '#platform/page/dates.ts';
import { toast } from '#platform/page/toast.ts';
import type { GotLine } from '#shop/kitchen/state/groceryList.ts';
import { clearGot, notGot } from '#shop/kitchen/state/kitchenChanges.ts';
import { personOf, useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { Button } from '#ui/Button.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

import { gotWords, lineTitle, neededSince } from './lineWords.ts';

/** Things named in the folded group; the rest are counted by its heading. */
const MAX_NAMED = 3;

/** The lines that somebody has got, folded. They are no longer compared or bought. */
export function GotGroup({ lines }: { lines: readonly GotLine[] }) {
  const household = useHousehold();
  const [isOpen, setIsOpen] = useState(false);
  const heading = useId();
  const content = useId();
  const newest = lines.toSorted((a, b) => b.got.at - a.got.at);
  const [last] = newest;
  if (!last) return null;
  const names = newest.slice(0, MAX_NAMED).map(lineTitle);
  const by = `${personOf(household, last.got.by).first}, ${timeOfDay(new Date(last.got.at))}`;
  const short = lines.filter((line) => neededSince(line) !== undefined).length;

  function clear(): void {
    toast.undo('Got things removed', clearGot(lines));
  }
  return (
    <section aria-labelledby={heading} className="card overflow-hidden print:hidden">
      <h2 className="text-base">
        <button
          type="button"
          id={heading}
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-3 px-4 py-1.5 text-left font-sans hover:bg-sunken/50 md:px-5"
        >
          <CircleCheck aria-hidden="true" size={20} className="flex-none text-brand" />
          <span className="min-w-0 flex-1">
            <span className="block leading-snug font-semibold">
              Got it <span className="num">{lines.length}</span>
            </span>
            {!isOpen && (
              <span className="block truncate text-sm font-normal text-ink-2">
                {names.join(', ')} · {by}
              </span>
            )}
            {!isOpen && short > 0 && (
              <span className="block text-sm font-semibold text-on-honey-soft">
                {short === 1 ? '1 thing needs' : `${short} things need`} another amount now
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className={`flex-none text-ink-2 transition-transform duration-120 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={content} className="border-t border-line">
          <ul className="divide-y divide-line">
            {newest.map((line) => (
              <GotRow key={line.key} line={line} words={gotWords(line, household)} />
            ))}
          </ul>
          <div className="border-t border-line px-2 py-1.5 text-right">
            <Button variant="danger" icon={Trash2} onClick={clear}>
              Remove these
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

/** Something that was got; `words` say how much of it, by whom and when. */
function GotRow({ line, words }: { line: GotLine; words: string }) {
  return (
    <li
      data-row={`got ${line.key}`}
      className="flex min-h-16 items-center gap-3 py-2 pr-3 pl-4 md:pl-5"
    >
      <ItemImage src={line.image} />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-medium break-words">{lineTitle(line)}</span>
        <span className="block text-sm text-ink-2">{words}</span>
      </span>
      <Button
        variant="ghost"
        icon={Undo2}
        data-action="notGot"
        aria-label={`Not yet: ${lineTitle(line)}`}
        onClick={() => notGot(line)}
      >
        Not yet
      </Button>
    </li>
  );
}
