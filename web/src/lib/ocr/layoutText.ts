import { type Joint, jointOf } from './lineJoints.ts';

/** Units: pixels, from the upper left corner of the picture. */
type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
/** `confidence`: 0 to 100. */
type Word = { readonly text: string; readonly confidence: number; readonly bbox: Box };
export type Line = { readonly text: string; readonly bbox: Box; readonly words: readonly Word[] };
/** What the recognizer found, in reading order: its columns are blocks. */
export type Block = { readonly paragraphs: readonly { readonly lines: readonly Line[] }[] };

/** A distance of lines that is an empty line, in usual distances. */
const GAP = 1.5;
/** How much further right a line must begin to be indented, in heights of lines. */
const INDENT = 0.7;
/** A space between words, in heights of lines. */
const SPACE = 0.25;

type Placed = {
  readonly text: string;
  readonly bbox: Box;
  readonly height: number;
  /** Of the first word. */
  readonly firstWidth: number;
  readonly block: number;
};

/**
 * The text of a page as it would be typed: a line for each ingredient, wrapped lines of prose joined, an empty line where
 * the print has room or the next column begins.
 *
 * Shape   whether a line is wrapped is told by whether the next word had found room in its column.
 */
export function layoutText(blocks: readonly Block[]): string {
  const lines = blocks.flatMap(placedLines);
  const usual = usualDistance(lines);
  const rights = rightEdges(lines);
  const wraps = lines.map((line, at) => {
    const next = lines[at + 1];
    return next !== undefined && isFull(line, next, rights) && !isApart(line, next, usual);
  });
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
      const isIndented = next.bbox.x0 - line.bbox.x0 > INDENT * line.height;
      joint = jointOf(line.text, next.text, { isContinued, isProse, isIndented });
    }
    text = ended(text, joint, isApart(line, next, usual));
  }
  return text;
}

/** The text up to where the next line begins. */
function ended(text: string, joint: Joint, hasRoom: boolean): string {
  if (joint === 'apart') return text + (hasRoom ? '\n\n' : '\n');
  if (joint === 'cut') return text.slice(0, -1);
  return joint === 'none' ? text : `${text} `;
}

/** The lines of a block that have a letter or digit; others are dirt, edges and ornaments. */
function placedLines({ paragraphs }: Block, block: number): Placed[] {
  return paragraphs.flatMap(({ lines }) =>
    lines.flatMap(({ text, bbox, words }) => {
      const first = words[0]?.bbox;
      const height = bbox.y1 - bbox.y0;
      if (!first || !/[\p{L}\p{N}]/u.test(text)) return [];
      return [{ text: plain(text), bbox, height, firstWidth: first.x1 - first.x0, block }];
    }),
  );
}

/** One space between words; letters that print joins are letters again. */
function plain(text: string): string {
  return text
    .replaceAll('ﬁ', 'fi')
    .replaceAll('ﬂ', 'fl')
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');
}

/** The median distance of the feet of neighbouring lines, of two the lower one; 0 when there are none. */
function usualDistance(lines: readonly Placed[]): number {
  const distances = lines
    .slice(1)
    .flatMap((next, at) => {
      const line = lines[at];
      return line?.block === next.block ? [next.bbox.y1 - line.bbox.y1] : [];
    })
    .filter((distance) => distance > 0)
    .toSorted((a, b) => a - b);
  return distances[Math.floor((distances.length - 1) / 2)] ?? 0;
}

/** Where the lines of each block end at most. */
function rightEdges(lines: readonly Placed[]): ReadonlyMap<number, number> {
  const edges = new Map<number, number>();
  for (const { block, bbox } of lines) edges.set(block, Math.max(edges.get(block) ?? 0, bbox.x1));
  return edges;
}

/** Whether the next line's first word had found no room in this one. */
function isFull(line: Placed, next: Placed, rights: ReadonlyMap<number, number>): boolean {
  if (line.block !== next.block) return false;
  const end = line.bbox.x1 + SPACE * line.height + next.firstWidth;
  return end > (rights.get(line.block) ?? 0);
}

/** Whether there is room between two lines, or the next one stands in another column. */
function isApart(line: Placed, next: Placed, usual: number): boolean {
  const distance = next.bbox.y1 - line.bbox.y1;
  if (distance <= 0) return true;
  return distance > GAP * (usual || line.height);
}
