import clsx from 'clsx';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { nextOf } from '#platform/page/roving.ts';

import { IconButton } from './IconButton.tsx';

export type Action = {
  title: string;
  icon: LucideIcon;
  onPress: () => void;
  tone?: 'danger';
};

/**
 * A button that opens a menu of actions, in groups with a line between them.
 *
 * `<ActionMenu label="List tools" groups={[[find, sort], [clear]]} />`. Arrows walk, Escape and a press outside
 * close; the focus is back on the button before an action runs.
 */
export function ActionMenu({
  label,
  groups,
}: {
  label: string;
  groups: readonly (readonly Action[])[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = () => place.current?.querySelector<HTMLElement>('button');
  const items = () => [...(place.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useEffect(() => {
    if (!isOpen) return undefined;
    place.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
    const close = ({ target }: Event): void => {
      if (target instanceof Node && !place.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [isOpen]);

  function shut(): void {
    button()?.focus();
    setIsOpen(false);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') shut();
    else {
      const all = items();
      const current = all.findIndex((item) => item === document.activeElement);
      const next = nextOf(event.key, { current, count: all.length });
      if (next === undefined) return;
      all[next]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={place} className="relative z-20 flex-none print:hidden">
      <IconButton
        label={label}
        icon={Ellipsis}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={clsx(isOpen && 'bg-sunken')}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          className="absolute top-full right-0 mt-1 w-max max-w-[calc(100vw-2rem)] min-w-[min(14rem,100vw-2rem)] animate-pop-in rounded-lg border border-line bg-surface p-1.5 shadow-3"
        >
          {groups
            .filter((group) => group.length > 0)
            .map((group, nth) => (
              <div
                key={group[0]?.title}
                role="presentation"
                className={clsx(nth > 0 && 'mt-1.5 border-t border-line pt-1.5')}
              >
                {group.map((action) => (
                  <Item key={action.title} action={action} onDone={shut} />
                ))}
              </div>
            ))}
        </div>
      )}
    </div>
  );
}

function Item({
  action: { title, icon: Icon, onPress, tone },
  onDone,
}: {
  action: Action;
  onDone: () => void;
}) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        onDone();
        onPress();
      }}
      className={clsx(
        'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left leading-snug font-medium hover:bg-sunken focus-visible:-outline-offset-2',
        tone === 'danger' && 'text-danger',
      )}
    >
      <Icon aria-hidden="true" size={20} className="flex-none" />
      <span className="min-w-0 break-words">{title}</span>
    </button>
  );
}
