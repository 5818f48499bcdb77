import type { Category } from '@larder/shared/food/categories';
import { useId } from 'react';

import type { SharedLine } from '#shop/kitchen/state/groceryList.ts';

import { useBlocks } from './rowBlocks.ts';
import type { RowParts } from './rowParts.ts';
import { type RowPresses, Rows } from './Rows.tsx';

export function CategoryGroup({
  category,
  lines,
  parts,
  presses,
}: {
  category: Category;
  lines: readonly SharedLine[];
  parts: RowParts;
  presses: RowPresses;
}) {
  const heading = useId();
  const blocks = useBlocks(lines);
  const selected = lines.filter((line) => line.selected).length;
  return (
    <section aria-labelledby={heading} className="card overflow-hidden">
      <div className="flex items-center justify-between gap-3 bg-sunken/60 px-4 py-1.5 md:px-5 md:py-2">
        <h2 id={heading} className="min-w-0 text-[1.0625rem] font-semibold break-words">
          {category}
        </h2>
        <p className="num flex-none text-sm text-ink-2">
          {parts.isChoosing ? `${selected} of ${lines.length}` : lines.length}
        </p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- blocks stand between a ul and its items */}
      <div role="list" data-rows>
        {blocks.map((block) => (
          <Rows key={block.id} lines={block.lines} parts={parts} presses={presses} />
        ))}
      </div>
    </section>
  );
}
