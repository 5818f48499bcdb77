import clsx from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';

import type { useCombobox } from '#platform/page/useCombobox.ts';

export type Suggestion = { id: string; title: string; hint?: string };
type Combobox = Pick<
  ReturnType<typeof useCombobox<Suggestion>>,
  'list' | 'optionAt' | 'isOpen' | 'active'
>;

/** Whether popovers can be anchored; then scroll containers do not clip the list. False in the prerender. */
const HANGS =
  typeof HTMLElement !== 'undefined' &&
  'togglePopover' in HTMLElement.prototype &&
  CSS.supports('position-area', 'bottom');

/** The CSS anchor of the element below which the list opens. */
export function anchorOf({ list }: Pick<Combobox, 'list'>): string {
  return `--${list.id}`;
}

/** The suggestions of a combobox; their number is announced. */
export function SuggestionList({
  combobox,
  suggestions,
}: {
  combobox: Combobox;
  suggestions: readonly Suggestion[];
}) {
  const { list, optionAt, isOpen, active } = combobox;
  const popover = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (HANGS) popover.current?.togglePopover(isOpen);
  }, [isOpen]);

  return (
    <>
      <output className="sr-only">
        {isOpen &&
          `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </output>
      <div
        {...list}
        ref={popover}
        popover={HANGS ? 'manual' : undefined}
        style={{ positionAnchor: anchorOf(combobox) }}
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
    </>
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
