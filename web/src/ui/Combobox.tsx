import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  ComboBox as AriaComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';

import { controlClass } from './fieldParts.tsx';

export type Suggestion = { id: string; title: string; hint?: string };

type ComboboxProps = {
  label: string;
  /** What is in the box; the owner keeps it. */
  text: string;
  onTextChange: (text: string) => void;
  /** What fits `text`, best first; the owner filters. */
  suggestions: readonly Suggestion[];
  onPick: (suggestion: Suggestion) => void;
  placeholder?: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  name?: string;
  className?: string;
};

/**
 * A text box with suggestions below it: type, arrow keys, Enter to pick, Escape to close.
 *
 * Any text may stay in the box, so it still works as a plain field when no suggestions come.
 */
export function Combobox({
  label,
  text,
  onTextChange,
  suggestions,
  onPick,
  placeholder,
  hint,
  error,
  required = false,
  name,
  className,
}: ComboboxProps) {
  function pick(id: string | number | null): void {
    const picked = suggestions.find((suggestion) => suggestion.id === id);
    if (picked) onPick(picked);
  }

  return (
    <AriaComboBox
      allowsCustomValue
      menuTrigger="input"
      inputValue={text}
      onInputChange={onTextChange}
      items={suggestions}
      selectedKey={null}
      onSelectionChange={pick}
      isInvalid={Boolean(error)}
      isRequired={required}
      validationBehavior="aria"
      className={className ?? ''}
    >
      <Label className="text-sm font-semibold">{label}</Label>
      <Input
        {...(name !== undefined && { name })}
        {...(placeholder !== undefined && { placeholder })}
        autoComplete="off"
        className={clsx(controlClass(Boolean(error)), 'mt-1.5')}
      />
      {hint && (
        <Text slot="description" className="mt-1.5 block text-sm text-ink-2">
          {hint}
        </Text>
      )}
      <FieldError className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
        <CircleAlert aria-hidden="true" size={16} className="mt-0.75 flex-none" />
        {error}
      </FieldError>
      <Popover
        offset={6}
        className="w-(--trigger-width) rounded-md border border-line bg-surface shadow-3 data-entering:animate-fade-in"
      >
        <ListBox<Suggestion> className="max-h-72 overflow-y-auto overscroll-contain p-1.5 outline-none">
          {({ id, title, hint: note }) => (
            <ListBoxItem
              id={id}
              textValue={title}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5 outline-none data-focused:bg-brand-soft data-focused:text-on-brand-soft"
            >
              <Text slot="label" className="min-w-0 break-words">
                {title}
              </Text>
              {note && (
                <Text slot="description" className="flex-none text-sm text-ink-2">
                  {note}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
