import type { ComponentProps } from 'react';

import { useCombobox } from '#platform/page/useCombobox.ts';

import { controlClass, FieldFrame, type FieldOwnProps, useField } from './fieldParts.tsx';
import { anchorOf, type Suggestion, SuggestionList } from './SuggestionList.tsx';

type ComboboxProps = FieldOwnProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onKeyDown' | 'type'> & {
    /** The box's text; controlled. */
    text: string;
    onTextChange: (text: string) => void;
    /** Suggestions for `text`, best first; the owner filters and limits them. */
    suggestions: readonly Suggestion[];
    onPick: (suggestion: Suggestion) => void;
    /** Whether the text is a search without a pick yet: Enter then marks a suggestion, and sends no form. */
    isUnpicked?: boolean;
  };

/** A field with suggestions. Any text is valid, also without suggestions. */
export function Combobox({
  text,
  onTextChange,
  suggestions,
  onPick,
  isUnpicked,
  ...props
}: ComboboxProps) {
  const { frame, control, isInvalid } = useField(props);
  const combobox = useCombobox({ text, onTextChange, options: suggestions, onPick, isUnpicked });
  const { box } = combobox;

  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        {...box}
        type="text"
        style={{ anchorName: anchorOf(combobox) }}
        onBlur={(event) => {
          box.onBlur();
          props.onBlur?.(event);
        }}
        className={controlClass(isInvalid)}
      />
      <SuggestionList combobox={combobox} suggestions={suggestions} />
    </FieldFrame>
  );
}
