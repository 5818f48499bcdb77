import type { Block } from './foundText.ts';
import { type Joint, jointOf } from './lineJoints.ts';
import { lineTexts } from './lineTexts.ts';

/** From this distance on there is room between lines, in usual distances. */
const GAP = 1.3;
/** How much further right a line must begin to be indented, in heights of lines. */
const INDENT = 0.7;
/** A space between words, in heights of lines. */
const SPACE = 0.25;
/** How much higher the letters of a heading are. */
const HIGHER = 1.3;
/** How far apart the left edges of one column may be, in heights of lines. */
const SAME_LEFT = 1.5;
const SENTENCE_END = /[.!?]$/;

type Placed = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The middle of its baseline. */
  readonly foot: number;
  readonly height: number;
  /** Of the first word. */
  readonly firstWidth: number;
  /** It had a bullet, so it is a line of its own. */
  readonly isMarked: boolean;
};

/**
 * The text of a page as it would be typed: a line for each ingredient, wrapped lines of prose joined, an empty line where
 * the print has room or the next column begins.
 *
 * Shape   whether a line is wrapped is told by whether the next word had found room in its column.
 */
export function layoutText(blocks: readonly Block[]): string {
  const lines = placedLines(blocks);
  const usual = usualDistance(lines);
  const columns = columnsOf(lines);
  return columns
    .map((column, at) => {
      const [last, next] = [column.at(-1), columns[at + 1]?.[0]];
      const isNear = last && next && next.foot > last.foot && !isApart(last, next, usual);
      return textOfColumn(column, usual) + (next ? (isNear ? '\n' : '\n\n') : '');
    })
    .join('');
}

function textOfColumn(lines: readonly Placed[], usual: number): string {
  const edge = Math.max(...lines.map(({ right }) => right));
  const wraps = lines.map((line, at) => {
    const next = lines[at + 1];
    return (
      next !== undefined &&
      !next.isMarked &&
      !isApart(line, next, usual) &&
      isFull(line, next, edge)
    );
  });
  const isSpaced = hasRoomBetweenSteps(lines, { wraps, usual });
  let text = '';
  let joint: Joint = 'apart';
  for (const [at, line] of lines.entries()) {
    text += line.text;
    const next = lines[at + 1];
    if (!next) break;
    const isContinued = joint !== 'apart';
    joint = 'apart';
    if (wraps[at] === true) {
      const isProse = wraps[at - 1] === true || wraps[at + 1] === true;
      const isIndented = line.isMarked || next.left - line.left > INDENT * line.height;
      joint = jointOf(line.text, next.text, { isContinued, isProse, isIndented, isSpaced });
    }
    text = ended(text, joint, isApart(line, next, usual));
  }
  return text;
}

type Gaps = { readonly wraps: readonly boolean[]; readonly usual: number };

/** Whether steps are told apart by room: each sentence that ends before its column does is followed by some. */
function hasRoomBetweenSteps(lines: readonly Placed[], { wraps, usual }: Gaps): boolean {
  const ends = lines.flatMap((line, at) => {
    const next = lines[at + 1];
    return next && wraps[at] !== true && SENTENCE_END.test(line.text)
      ? [isApart(line, next, usual)]
      : [];
  });
  return ends.length > 0 && ends.every(Boolean);
}

/** The text up to where the next line begins. */
function ended(text: string, joint: Joint, hasRoom: boolean): string {
  if (joint === 'apart') return text + (hasRoom ? '\n\n' : '\n');
  if (joint === 'cut') return text.slice(0, -1);
  return joint === 'none' ? text : `${text} `;
}

/** The lines that have a letter or digit, others are dirt and ornaments. */
function placedLines(blocks: readonly Block[]): Placed[] {
  const found = blocks.flatMap(({ paragraphs }) => paragraphs).flatMap(({ lines }) => lines);
  const texts = lineTexts(found.map(({ words }) => words));
  return texts.flatMap(({ words, text, isMarked }, at) => {
    const line = found[at];
    const [first, last] = [words[0]?.bbox, words.at(-1)?.bbox];
    if (!line || !first || !last) return [];
    return [
      {
        text,
        left: first.x0,
        right: last.x1,
        foot: (line.baseline.y0 + line.baseline.y1) / 2,
        height: line.rowAttributes.rowHeight,
        firstWidth: first.x1 - first.x0,
        isMarked,
      },
    ];
  });
}

/** Lines below each other from one left edge on. The recognizer's own blocks are often single lines of a paragraph. */
function columnsOf(lines: readonly Placed[]): Placed[][] {
  const columns: Placed[][] = [];
  for (const line of lines) {
    const column = columns.at(-1);
    if (column && goesOnBelow(column, line)) column.push(line);
    else columns.push([line]);
  }
  return columns;
}

function goesOnBelow(column: readonly Placed[], line: Placed): boolean {
  const [first, last] = [column[0], column.at(-1)];
  if (!first || !last || line.foot <= last.foot) return false;
  const isSameLeft = Math.abs(line.left - first.left) < SAME_LEFT * line.height;
  const isSameHeight = last.height < HIGHER * line.height && line.height < HIGHER * last.height;
  // An indented line has the left edge of none.
  return isSameHeight && (isSameLeft || line.left < last.right);
}

/** The distance that a third of the lines do not exceed: some have room between. Of a single line, what is usual in print. */
function usualDistance(lines: readonly Placed[]): number {
  const distances = lines
    .slice(1)
    .map((next, at) => next.foot - (lines[at]?.foot ?? next.foot))
    .filter((distance) => distance > 0)
    .toSorted((a, b) => a - b);
  return distances[Math.floor((distances.length - 1) / 3)] ?? 1.5 * (lines[0]?.height ?? 0);
}

/** Whether there is room between two lines. */
function isApart(line: Placed, next: Placed, usual: number): boolean {
  return next.foot - line.foot > GAP * usual;
}

/** Whether the next line's first word had found no room in this one. */
function isFull(line: Placed, next: Placed, edge: number): boolean {
  return line.right + SPACE * line.height + next.firstWidth > edge;
}
