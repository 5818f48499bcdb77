import clsx from 'clsx';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { controlClass, FieldFrame, type FieldOwnProps, useFieldIds } from './fieldParts.tsx';

type Suggestion = { id: string; title: string; hint?: string };

// The native list of a text box can be neither styled nor filtered by its owner.
const LISTBOX = { role: 'listbox' } as const;
const OPTION = { role: 'option' } as const;

/** Where the browser can hang a popover under its box, the list is not cut off by what scrolls. */
const HANGS = 'togglePopover' in HTMLElement.prototype && CSS.supports('position-area', 'bottom');

type ComboboxProps = FieldOwnProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
    /** What is in the box; the owner keeps it. */
    text: string;
    onTextChange: (text: string) => void;
    /** What fits `text`, best first; the owner filters and limits them. */
    suggestions: readonly Suggestion[];
    onPick: (suggestion: Suggestion) => void;
  };

/**
 * A text box with suggestions below it: type, arrow keys, Enter to pick, Escape to close.
 *
 * Any text may stay in the box, so it still works as a plain field when no suggestions come. The
 * focus never leaves the box; the pattern is the ARIA Authoring Practices' list autocomplete.
 */
export function Combobox({
  label,
  hideLabel,
  hint,
  error,
  aside,
  className,
  text,
  onTextChange,
  suggestions,
  onPick,
  ...input
}: ComboboxProps) {
  const { control, aria } = useFieldIds({ hint, error, id: input.id });
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const anchor = `--${CSS.escape(listId)}`;
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = wanted && suggestions.length > 0;
  const current = isOpen ? suggestions[active] : undefined;

  useEffect(() => {
    if (HANGS) list.current?.togglePopover(isOpen);
  }, [isOpen]);

  function close(): void {
    setWanted(false);
    setActive(-1);
  }
  function pick(suggestion: Suggestion): void {
    close();
    onPick(suggestion);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    input.onKeyDown?.(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setWanted(true);
      setActive(step(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      pick(current);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <FieldFrame {...{ control, label, hideLabel, hint, error, aside, className }}>
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        {...aria}
        style={{ anchorName: anchor }}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={current && `${listId}-${active}`}
        value={text}
        onChange={(event) => {
          setWanted(true);
          setActive(-1);
          onTextChange(event.target.value);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          close();
          input.onBlur?.(event);
        }}
        className={controlClass(Boolean(error))}
      />
      <output className="sr-only">
        {isOpen &&
          `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </output>
      <div
        {...LISTBOX}
        ref={list}
        popover={HANGS ? 'manual' : undefined}
        style={{ positionAnchor: anchor }}
        id={listId}
        aria-label="Suggestions"
        hidden={!isOpen}
        // A press on a suggestion must not take the focus out of the box.
        onPointerDown={(event) => event.preventDefault()}
        className="suggestions z-20 max-h-72 overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-1.5 shadow-3"
      >
        {suggestions.map((suggestion, index) => (
          <Option
            key={suggestion.id}
            id={`${listId}-${index}`}
            suggestion={suggestion}
            isActive={index === active}
            onPick={() => pick(suggestion)}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

function Option({
  id,
  suggestion,
  isActive,
  onPick,
}: {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onPick: () => void;
}) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  // Keys reach the text box, which keeps the focus; an option only hears the pointer.
  return (
    <div
      ref={option}
      {...OPTION}
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onPointerUp={onPick}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5',
        isActive ? 'bg-brand-soft text-on-brand-soft' : 'hover:bg-sunken',
      )}
    >
      <span className="min-w-0 break-words">{suggestion.title}</span>
      {suggestion.hint && <span className="flex-none text-sm text-ink-2">{suggestion.hint}</span>}
    </div>
  );
}

/** The next place in a ring of `count`, from -1 (none) to the first or the last. */
function step(from: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (from === -1) return by === 1 ? 0 : count - 1;
  return (from + by + count) % count;
}
