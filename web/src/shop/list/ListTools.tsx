import type { ListLine } from '@larder/shared/kitchen/groceryList.model';
import { Trash2 } from 'lucide-react';

import { announce } from '#platform/page/announce.ts';
import { selectLines } from '#shop/kitchen/state/listChanges.ts';
import { Button } from '#ui/Button.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';

/** What stands above the rows; undefined for nothing but the add box. */
export type Tool = 'find' | 'choose' | undefined;

type ListToolsProps = {
  isChoosing: boolean;
  filter: string;
  onFilter: (text: string) => void;
  /** The filtered lines; Select All applies to them. */
  shown: readonly ListLine[];
  onClear: () => void;
  onDone: () => void;
};

/** Finds lines; while choosing what to shop for also selects them. */
export function ListTools({
  isChoosing,
  filter,
  onFilter,
  shown,
  onClear,
  onDone,
}: ListToolsProps) {
  const all = shown.length > 0 && shown.every((line) => line.selected);

  function toggleAll(): void {
    selectLines(
      !all,
      shown.map((line) => line.key),
    );
    announce(all ? 'All items deselected' : 'All items selected');
  }

  return (
    <section
      aria-label={isChoosing ? 'Choose what to shop for' : 'Find on the list'}
      className="flex flex-wrap items-center gap-2"
    >
      <SearchField
        // Choosing begins with the rows: a phone would bring its keyboard.
        autoFocus={!isChoosing}
        label="Filter items"
        value={filter}
        onChange={onFilter}
        className="min-w-44 flex-1"
      />
      {isChoosing && (
        <>
          <Button variant="outline" onClick={toggleAll} className="max-lg:order-last max-lg:flex-1">
            {all ? 'Deselect All' : 'Select All'}
          </Button>
          <Button
            variant="danger"
            icon={Trash2}
            onClick={onClear}
            className="max-lg:order-last max-lg:flex-1"
          >
            Clear List
          </Button>
        </>
      )}
      <Button variant="soft" onClick={onDone}>
        Done
      </Button>
    </section>
  );
}
