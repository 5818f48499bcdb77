import clsx from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';

import { useCombobox } from '#lib/useCombobox';

import { controlClass, FieldFrame, type FieldOwnProps, useField } from './fieldParts.tsx';

type Suggestion = { id: string; title: string; hint?: string };

/** With anchored popovers, scroll containers do not clip the list. */
const HANGS = 'togglePopover' in HTMLElement.prototype && CSS.supports('position-area', 'bottom');

type ComboboxProps = FieldOwnProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onKeyDown' | 'type'> & {
    /** The box's text; controlled. */
    text: string;
    onTextChange: (text: string) => void;
    /** Suggestions for `text`, best first; the owner filters and limits them. */
    suggestions: readonly Suggestion[];
    onPick: (suggestion: Suggestion) => void;
  };

/** A field with suggestions. Any text is valid, also without suggestions. */
export function Combobox({ text, onTextChange, suggestions, onPick, ...props }: ComboboxProps) {
  const { frame, control, isInvalid } = useField(props);
  const { box, list, optionAt, isOpen, active } = useCombobox({
    text,
    onTextChange,
    options: suggestions,
    onPick,
  });
  const popover = useRef<HTMLDivElement>(null);
  const anchor = `--${CSS.escape(list.id)}`;

  useEffect(() => {
    if (HANGS) popover.current?.togglePopover(isOpen);
  }, [isOpen]);

  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        {...box}
        type="text"
        style={{ anchorName: anchor }}
        onBlur={(event) => {
          box.onBlur();
          props.onBlur?.(event);
        }}
        className={controlClass(isInvalid)}
      />
      <output className="sr-only">
        {isOpen &&
          `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </output>
      <div
        {...list}
        ref={popover}
        popover={HANGS ? 'manual' : undefined}
        style={{ positionAnchor: anchor }}
        className="suggestions z-20 max-h-72 overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-1.5 shadow-3"
      >
        {suggestions.map((suggestion, index) => (
          <Option
            key={suggestion.id}
            {...optionAt(index)}
            suggestion={suggestion}
            isActive={index === active}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

type OptionProps = ComponentProps<'div'> & { suggestion: Suggestion; isActive: boolean };

function Option({ suggestion: { title, hint }, isActive, ...option }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <div
      {...option}
      ref={element}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5',
        isActive ? 'bg-brand-soft text-on-brand-soft' : 'hover:bg-sunken',
      )}
    >
      <span className="min-w-0 break-words">{title}</span>
      {hint && <span className="flex-none text-sm text-ink-2">{hint}</span>}
    </div>
  );
}
