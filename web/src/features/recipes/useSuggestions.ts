import { SUGGESTION_DELAY_MS, suggestions } from '@larder/shared/domain/recipes';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';

/**
 * The suggestions of the search box after the combobox pattern of the ARIA Authoring Practices Guide:
 * the focus stays in the box, the arrow keys walk the list, Enter takes, Escape closes the list and then
 * empties the box. They come when nobody has typed for 3 seconds.
 */
export function useSuggestions({
  text,
  onText,
  onTake,
}: {
  text: string;
  onText: (text: string) => void;
  /** A suggestion was taken, or Enter was pressed on the text itself. */
  onTake: (text: string) => void;
}) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [settled, setSettled] = useState<string>();
  const [active, setActive] = useState(-1);

  // The timer that says typing has stopped starts again with every letter.
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => setSettled(typed), SUGGESTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const options = settled === text && typed === text ? suggestions(text) : [];
  const open = options.length > 0;

  function close(): void {
    setTyped(undefined);
    setSettled(undefined);
    setActive(-1);
  }
  function take(option: string): void {
    close();
    onTake(option);
  }
  function walk(event: KeyboardEvent, by: 1 | -1): void {
    if (!open) return;
    event.preventDefault();
    // Position -1 is the box itself.
    const positions = options.length + 1;
    setActive((now) => ((now + 1 + by + positions) % positions) - 1);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') walk(event, 1);
    if (event.key === 'ArrowUp') walk(event, -1);
    if (event.key === 'Enter') {
      event.preventDefault();
      take(options[active] ?? text);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      if (open) close();
      else onText('');
    }
  }

  const optionId = (index: number) => `${listId}-${index}`;
  return {
    options,
    open,
    active,
    /** Somebody is typing and has not searched yet. */
    typing: typed !== undefined && typed.trim() !== '',
    form: {
      role: 'search',
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        take(text);
      },
    },
    box: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && active >= 0 ? optionId(active) : undefined,
      value: text,
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        onText(event.currentTarget.value);
        setTyped(event.currentTarget.value);
        setSettled(undefined);
        setActive(-1);
      },
      onKeyDown,
      onBlur: close,
    },
    list: {
      id: listId,
      role: 'listbox',
      'aria-label': 'Suggestions',
      // Pressing must not take the focus from the box, which would close the list.
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    optionAt: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      onClick: () => take(options[index] ?? text),
    }),
  } as const;
}
