import { type ReactNode, useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';

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
  const selected = chosen ?? tabs[0]?.id ?? '';
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && tab) bringIntoSight(list.current, tab);
  }, [selected]);

  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList
        ref={list}
        aria-label={label}
        className="no-scrollbar -mx-1 flex gap-1 overflow-x-auto border-b border-line px-1 pt-1 md:flex-wrap"
      >
        {tabs.map(({ id, title }) => (
          <Tab
            key={id}
            id={id}
            className="flex min-h-11 flex-none cursor-pointer items-center rounded-t-sm border-b-[3px] border-transparent px-4 text-sm font-semibold text-ink-2 outline-offset-[-3px] hover:text-ink data-selected:border-brand data-selected:text-ink"
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-6">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Scrolls the row, not the page, until the tab is visible. */
function bringIntoSight(row: HTMLElement, tab: HTMLElement): void {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
}
