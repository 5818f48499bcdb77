import type { Category } from '@larder/shared/domain/aisles';
import type { ListLine } from '@larder/shared/domain/groceryList';
import { useId } from 'react';

import { ListRow } from './ListRow.tsx';

export function CategoryGroup({
  category,
  lines,
  ...presses
}: {
  category: Category;
  lines: readonly ListLine[];
  onEdit: (key: string) => void;
  onWeigh: (key: string) => void;
}) {
  const heading = useId();
  const selected = lines.filter((line) => line.selected).length;
  return (
    <section aria-labelledby={heading} className="card overflow-hidden">
      <div className="flex items-center justify-between gap-3 bg-sunken/60 px-4 py-2.5 md:px-5">
        <h2 id={heading} className="text-[1.0625rem] font-semibold">
          {category}
        </h2>
        <p className="num text-sm text-ink-2">
          {selected} of {lines.length}
        </p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {lines.map((line) => (
          <ListRow key={line.key} line={line} {...presses} />
        ))}
      </ul>
    </section>
  );
}
