import type { ListLine } from '@larder/shared/domain/groceryList';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { announce } from '#lib/announce';
import { toast } from '#lib/toast';
import { clearLines, selectLines } from '#state/listChanges';
import { Button } from '#ui/Button';
import { SearchField } from '#ui/SearchField';

type ListToolsProps = {
  filter: string;
  onFilter: (text: string) => void;
  /** The filtered lines; Select All applies to them. */
  shown: readonly ListLine[];
  children: ReactNode;
};

export function ListTools({ filter, onFilter, shown, children }: ListToolsProps) {
  const all = shown.length > 0 && shown.every((line) => line.selected);

  function toggleAll(): void {
    selectLines(
      !all,
      shown.map((line) => line.key),
    );
    announce(all ? 'All items deselected' : 'All items selected');
  }

  function clear(): void {
    toast.undo('List cleared', clearLines());
  }

  return (
    <div className="flex flex-wrap gap-2">
      <SearchField
        label="Filter items"
        value={filter}
        onChange={onFilter}
        className="min-w-56 flex-1 max-lg:w-full max-lg:flex-none"
      />
      <Button variant="outline" onClick={toggleAll} className="max-lg:flex-1">
        {all ? 'Deselect All' : 'Select All'}
      </Button>
      <Button variant="danger" icon={Trash2} onClick={clear} className="max-lg:flex-1">
        Clear List
      </Button>
      {children}
    </div>
  );
}
