import { memo } from 'react';

import type { SharedLine } from '#state/groceryList';

import { ListRow } from './ListRow.tsx';
import type { RowParts } from './rowParts.ts';

/** What a press on a row does. */
export type RowPresses = {
  onEdit: (key: string) => void;
  onWeigh: (key: string) => void;
  /** Of a list that is with the account. */
  onGot: ((line: SharedLine) => void) | undefined;
};

type RowsProps = { lines: readonly SharedLine[]; parts: RowParts; presses: RowPresses };

/**
 * Some neighbouring rows of a long list. Memoised: with one changed, React passes the others by in one step. Drawn when
 * near: the browser does, too.
 */
export const Rows = memo(function Rows({ lines, parts, presses }: RowsProps) {
  const { waiting, atHome, system, household, pantryOn } = parts;
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
          system={system}
          household={household}
          pantryOn={pantryOn}
          {...presses}
        />
      ))}
    </div>
  );
}, showTheSame);

/** The least height of a row. */
const ROW_REM = 4;

function showTheSame(a: RowsProps, b: RowsProps): boolean {
  const [was, is] = [a.parts, b.parts];
  return (
    a.presses === b.presses &&
    was.system === is.system &&
    was.household === is.household &&
    was.pantryOn === is.pantryOn &&
    a.lines.length === b.lines.length &&
    a.lines.every(
      (line, at) =>
        line === b.lines[at] &&
        was.waiting.has(line.key) === is.waiting.has(line.key) &&
        was.atHome.get(line.key) === is.atHome.get(line.key),
    )
  );
}

/** Rows in a block, about. */
const BLOCK = 16;
const MAX_BLOCK = 3 * BLOCK;

/**
 * Cuts a long list into blocks. Their ends depend on the lines there alone, so that a line more or less changes one
 * block, and no row moves into another.
 */
export function blocksOf(lines: readonly SharedLine[]): SharedLine[][] {
  const blocks: SharedLine[][] = [];
  let block: SharedLine[] = [];
  for (const line of lines) {
    block.push(line);
    if (isEnd(line) || block.length === MAX_BLOCK) {
      blocks.push(block);
      block = [];
    }
  }
  return block.length > 0 ? [...blocks, block] : blocks;
}

/** One line of sixteen, by the end of its key. */
function isEnd({ key }: SharedLine): boolean {
  const at = key.length - 1;
  const sum = [key.length, 31, 17, 7].map(
    (weight, back) => weight * (key.charCodeAt(at - back) || 0),
  );
  return sum.reduce((a, b) => a + b) % BLOCK === 0;
}
