import { SUGGESTION_DELAY_MS, suggestions } from '@larder/shared/recipes/recipes';
import clsx from 'clsx';
import { CornerDownLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';

import { useCombobox } from '#platform/page/useCombobox.ts';
import { Button } from '#ui/Button.tsx';

type SearchBoxProps = {
  query: string;
  onSearch: (text: string) => void;
};

export function SearchBox({ query, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(query);
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setText(query);
  }
  const { options, forget } = useSuggestions(text);
  const combobox = useCombobox({ text, onTextChange: type, options, onPick: search });
  const { box, list, optionAt, isOpen, active } = combobox;
  const isTyping = combobox.isAsked && text.trim() !== '';

  function type(typed: string): void {
    forget();
    setText(typed);
  }
  function search(wanted: string): void {
    combobox.close();
    if (wanted.trim() === '') return;
    setText(wanted);
    onSearch(wanted.trim());
  }
  function press(event: KeyboardEvent): void {
    box.onKeyDown(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    setText('');
  }

  return (
    <search className="relative block mt-5 max-w-lg lg:mt-7">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
        className="flex h-14 items-center rounded-full bg-surface pr-1.5 pl-4.5 text-ink shadow-2 focus-within:ring-4 focus-within:ring-honey"
      >
        <Search aria-hidden="true" size={20} className="flex-none text-ink-3" />
        <input
          {...box}
          onKeyDown={press}
          type="search"
          aria-label="Search recipes"
          placeholder="Pasta, curry, soup…"
          enterKeyHint="search"
          maxLength={100}
          className="h-full min-w-0 flex-1 bg-transparent px-2.5 outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <Button type="submit" variant="honey" className="max-sm:px-4">
          Search
        </Button>
      </form>
      {(isTyping || isOpen) && (
        <div className="absolute inset-x-0 top-full z-20 mt-2 animate-fade-in overflow-hidden rounded-lg border border-line bg-surface p-1.5 text-ink shadow-3">
          <div {...list}>
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
    </search>
  );
}

function useSuggestions(text: string) {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SUGGESTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return {
    options: settled === text ? suggestions(text) : [],
    /** Drops the settled text: typing may return to the same text. */
    forget: () => setSettled(undefined),
  };
}
