import clsx from 'clsx';
import { Search, X } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';

import { IconButton } from '#ui/IconButton.tsx';

import { controlClass } from './fieldParts.tsx';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'ref'> & {
  label: string;
  value: string;
  onChange: (text: string) => void;
};

/**
 * A filter box with a magnifier and a clear button; its label is visually hidden.
 *
 * The label is also the placeholder by default: `<SearchField label="Filter items" value={text} onChange={setText} />`.
 */
export function SearchField({
  label,
  placeholder = label,
  value,
  onChange,
  className,
  ...input
}: SearchFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  function clear(): void {
    onChange('');
    box.current?.focus();
  }

  return (
    <div className={clsx('relative', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        size={18}
        className="pointer-events-none absolute top-3.25 left-4 text-ink-3"
      />
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        placeholder={placeholder}
        ref={box}
        id={id}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          input.onKeyDown?.(event);
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            clear();
          }
        }}
        className={clsx(
          controlClass(false, 'pill'),
          'pr-11 pl-11 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {value !== '' && (
        <IconButton label="Clear" icon={X} className="absolute top-0 right-0" onClick={clear} />
      )}
    </div>
  );
}
