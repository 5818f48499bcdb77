import type { NotOrdered } from '@larder/shared/kitchen/orderedLines';
import { memo } from 'react';

import type { SharedLine } from '#shop/kitchen/state/groceryList.ts';

import { ListRow } from './ListRow.tsx';
import type { RowParts } from './rowParts.ts';

/** What a press on a row does. */
export type RowPresses = {
  onEdit: (line: SharedLine) => void;
  onWeigh: (line: SharedLine) => void;
  onGot: (line: SharedLine) => void;
};

type RowsProps = { lines: readonly SharedLine[]; parts: RowParts; presses: RowPresses };

/**
 * A block of neighbouring rows. In a long list React skips an unchanged block in one step, and the browser
 * does not draw one that is far from the screen.
 */
export const Rows = memo(function Rows({ lines, parts, presses }: RowsProps) {
  const { waiting, atHome, notOrdered, brands, system, household, pantryOn, isChoosing } = parts;
  return (
    <div
      role="presentation"
      className="drawn-when-near"
      style={{ containIntrinsicBlockSize: `auto ${ROW_REM * lines.length}rem` }}
    >
      {lines.map((line) => (
        <ListRow
          key={line.key}
          line={line}
          waits={waiting.has(line.key)}
          item={atHome.get(line.key)}
          notOrdered={notOrdered.get(line.key)}
          brand={brands.get(line.key)}
          system={system}
          household={household}
          pantryOn={pantryOn}
          isChoosing={isChoosing}
          {...presses}
        />
      ))}
    </div>
  );
}, areEqual);

/** The minimal height of a row. */
const ROW_REM = 3.625;

function areEqual(a: RowsProps, b: RowsProps): boolean {
  const [was, is] = [a.parts, b.parts];
  return (
    a.presses === b.presses &&
    was.system === is.system &&
    was.household === is.household &&
    was.pantryOn === is.pantryOn &&
    was.isChoosing === is.isChoosing &&
    a.lines.length === b.lines.length &&
    a.lines.every(
      (line, at) =>
        line === b.lines[at] &&
        was.waiting.has(line.key) === is.waiting.has(line.key) &&
        was.atHome.get(line.key) === is.atHome.get(line.key) &&
        was.brands.get(line.key) === is.brands.get(line.key) &&
        isSameReason(was.notOrdered.get(line.key), is.notOrdered.get(line.key)),
    )
  );
}

function isSameReason(a: NotOrdered | undefined, b: NotOrdered | undefined): boolean {
  return a === b || (a?.why === b?.why && a?.storeName === b?.storeName);
}
