import clsx from 'clsx';
import { CornerDownLeft, Search } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/Button';

import { useSuggestions } from './useSuggestions.ts';

/**
 * The search of the home page. `query` is what was searched for last; searching for nothing does
 * nothing.
 */
export function SearchBox({
  query,
  onSearch,
}: {
  query: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(query);
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setText(query);
  }

  const { options, open, active, typing, form, box, list, optionAt } = useSuggestions({
    text,
    onText: setText,
    onTake: search,
  });
  function search(wanted: string): void {
    if (wanted.trim() === '') return;
    setText(wanted);
    onSearch(wanted.trim());
  }

  return (
    <form {...form} className="relative mt-5 max-w-lg lg:mt-7">
      <div className="flex h-14 items-center rounded-full bg-surface pr-1.5 pl-4.5 text-ink shadow-2 focus-within:ring-4 focus-within:ring-honey">
        <Search aria-hidden="true" size={20} className="flex-none text-ink-3" />
        <input
          {...box}
          type="search"
          aria-label="Search recipes"
          placeholder="Pasta, curry, soup…"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          className="h-full min-w-0 flex-1 bg-transparent px-2.5 outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <Button type="submit" look="honey" className="max-sm:px-4">
          Search
        </Button>
      </div>
      {(typing || open) && (
        <div className="absolute inset-x-0 top-full z-20 mt-2 animate-fade-in overflow-hidden rounded-lg border border-line bg-surface p-1.5 text-ink shadow-3">
          <div {...list} hidden={!open}>
            {options.map((option, index) => (
              <div
                key={option}
                {...optionAt(index)}
                className={clsx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3.5 font-medium',
                  index === active ? 'bg-brand-soft text-on-brand-soft' : 'hover:bg-sunken',
                )}
              >
                <Search aria-hidden="true" size={16} className="text-ink-3" />
                {option}
              </div>
            ))}
          </div>
          <output className="flex items-center gap-2 px-3.5 py-2 text-sm text-ink-2">
            <CornerDownLeft aria-hidden="true" size={15} />
            Press Enter to search
          </output>
        </div>
      )}
    </form>
  );
}
