import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

import { nextOf } from '#platform/page/roving.ts';

type TabsProps = {
  /** The accessible name: "Your stores". */
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
  /** The first tab by default. */
  selected: string | undefined;
  onSelect: (id: string) => void;
};

/**
 * A row of tabs with one visible panel; arrow keys move along the row. It scrolls on phones and wraps on
 * wider screens.
 */
export function Tabs({ label, tabs, selected: chosen, onSelect }: TabsProps) {
  const found = tabs.findIndex(({ id }) => id === chosen);
  const current = Math.max(0, found);
  const shown = tabs[current];
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.children[current];
    if (list.current && tab) bringIntoSight(list.current, tab);
  }, [current]);

  function walk(event: KeyboardEvent<HTMLElement>): void {
    // These scroll the page.
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
    const next = nextOf(event.key, { current, count: tabs.length });
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className="no-scrollbar -mx-1 flex gap-1 overflow-x-auto border-b border-line px-1 pt-1 md:flex-wrap"
        onKeyDown={walk}
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${at}`}
            aria-selected={at === current}
            aria-controls={at === current ? id : undefined}
            tabIndex={at === current ? 0 : -1}
            className="flex min-h-11 flex-none items-center rounded-t-sm border-b-[3px] border-transparent px-4 text-sm font-semibold text-ink-2 outline-offset-[-3px] hover:text-ink aria-selected:border-brand aria-selected:text-ink"
            onClick={() => onSelect(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={shown.id}
          role="tabpanel"
          id={id}
          aria-labelledby={`${id}-${current}`}
          className="pt-6"
        >
          {shown.content}
        </div>
      )}
    </>
  );
}

/** Scrolls the row, not the page, until the tab is visible. */
function bringIntoSight(row: HTMLElement, tab: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
}
