import { type KeyboardEvent, useId, useState } from 'react';

type Options<Option> = {
  text: string;
  onTextChange: (text: string) => void;
  /** Options that match `text`, best first; the owner filters and limits them. */
  options: readonly Option[];
  onPick: (option: Option) => void;
  /** Whether `text` is a search without a pick yet: Enter then marks an option, and sends no form. */
  isUnpicked?: boolean | undefined;
};

/**
 * A text box with a list of options, after the ARIA Authoring Practices (list autocomplete): the focus
 * stays in the box, the arrow keys walk the options and the box, Enter picks, Escape closes the list.
 *
 * Shape  the props of the box, the list and each option, and what is shown of them.
 */
export function useCombobox<Option>(props: Options<Option>) {
  const { text, onTextChange, options, onPick, isUnpicked } = props;
  const listId = useId();
  const [isAsked, setAsked] = useState(false);
  // -1 is the box.
  const [active, setActive] = useState(-1);
  const isOpen = isAsked && options.length > 0;
  const idOf = (index: number): string => `${listId}-${index}`;

  function close(): void {
    setAsked(false);
    setActive(-1);
  }
  function pick(option: Option): void {
    close();
    onPick(option);
  }
  function walk(by: 1 | -1): void {
    const positions = options.length + 1;
    setAsked(true);
    setActive(((active + 1 + by + positions) % positions) - 1);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const current = isOpen ? options[active] : undefined;
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Enter' && current !== undefined) pick(current);
    else if (event.key === 'Enter' && isUnpicked) walk(1);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    // A dialog around would close too.
    event.stopPropagation();
  }

  return {
    /** Whether the list is wanted: typed or opened, and nothing picked since. */
    isAsked,
    isOpen,
    active,
    close,
    box: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? idOf(active) : undefined,
      autoComplete: 'off',
      spellCheck: false,
      value: text,
      onChange: (event: { target: { value: string } }) => {
        setAsked(true);
        setActive(-1);
        onTextChange(event.target.value);
      },
      onKeyDown,
      onBlur: close,
    },
    list: {
      id: listId,
      role: 'listbox',
      'aria-label': 'Suggestions',
      hidden: !isOpen,
      // Keeps the focus in the box.
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    optionAt: (index: number) => ({
      id: idOf(index),
      role: 'option',
      'aria-selected': index === active,
      onClick: () => {
        const option = options[index];
        if (option !== undefined) pick(option);
      },
    }),
  } as const;
}
