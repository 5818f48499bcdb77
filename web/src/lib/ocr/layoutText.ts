import { withDoubts } from './amountDoubts.ts';
import { type Joint, jointOf } from './lineJoints.ts';

/** Units: pixels, from the upper left corner of the picture. */
type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
/** `confidence`: 0 to 100. */
type Word = { readonly text: string; readonly confidence: number; readonly bbox: Box };
export type Line = {
  readonly words: readonly Word[];
  /** What the letters stand on. */
  readonly baseline: { readonly y0: number; readonly y1: number };
};
/** What the recognizer found, in reading order: its columns are blocks. */
export type Block = { readonly paragraphs: readonly { readonly lines: readonly Line[] }[] };

/** From this distance on there is room between lines, in usual distances. */
const GAP = 1.3;
/** How much further right a line must begin to be indented, in heights of lines. */
const INDENT = 0.7;
/** A space between words, in heights of lines. */
const SPACE = 0.25;
/** What bullets are read as: the recognizer knows none. */
const BULLETS: ReadonlySet<string> = new Set('•·*+°©®¢«»~=>-–—eo');
/** Lines of a block that begin so before it is a list with bullets. */
const MIN_BULLETS = 3;
/** Edges of a card and rules beside a line. */
const EDGE = /^[|_~\\=^`[\]{}]+$/;

type Placed = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The middle of its baseline. */
  readonly foot: number;
  readonly height: number;
  /** Of the first word. */
  readonly firstWidth: number;
  readonly block: number;
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
  const lines = blocks.flatMap(placedLines);
  const usual = usualDistance(lines);
  const rights = rightEdges(lines);
  const wraps = lines.map((line, at) => {
    const next = lines[at + 1];
    if (!next || next.isMarked || isApart(line, next, usual)) return false;
    return isFull(line, next, rights);
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
      const isIndented = line.isMarked || next.left - line.left > INDENT * line.height;
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

/** The lines of a block that have a letter or digit, others are dirt and ornaments; without edges and bullets. */
function placedLines({ paragraphs }: Block, block: number): Placed[] {
  const lines = paragraphs
    .flatMap((paragraph) => paragraph.lines)
    .map(({ words, baseline }) => ({ words: withoutEdges(words), baseline }))
    .filter(({ words }) => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  const hasBullets = lines.filter(({ words }) => isBulleted(words)).length >= MIN_BULLETS;
  return lines.flatMap(({ words: all, baseline }) => {
    const isMarked = hasBullets && isBulleted(all);
    const words = isMarked ? all.slice(1) : all;
    const [first, last] = [words[0]?.bbox, words.at(-1)?.bbox];
    if (!first || !last) return [];
    const [top, bottom] = [words.map(({ bbox }) => bbox.y0), words.map(({ bbox }) => bbox.y1)];
    return [
      {
        text: withDoubts(words).map(plain).join(' '),
        left: first.x0,
        right: last.x1,
        foot: (baseline.y0 + baseline.y1) / 2,
        height: Math.max(...bottom) - Math.min(...top),
        firstWidth: first.x1 - first.x0,
        block,
        isMarked,
      },
    ];
  });
}

function withoutEdges(words: readonly Word[]): readonly Word[] {
  const isWord = ({ text }: Word) => !EDGE.test(text);
  return words.slice(words.findIndex(isWord), words.findLastIndex(isWord) + 1);
}

function isBulleted([first, second]: readonly Word[]): boolean {
  return first !== undefined && second !== undefined && BULLETS.has(first.text);
}

/** Letters that print joins are letters again. */
function plain(word: string): string {
  return word.replaceAll('ﬁ', 'fi').replaceAll('ﬂ', 'fl');
}

/** The median distance of neighbouring lines, of two the lower one; 0 when there are none. */
function usualDistance(lines: readonly Placed[]): number {
  const distances = lines
    .slice(1)
    .flatMap((next, at) => {
      const line = lines[at];
      return line?.block === next.block ? [next.foot - line.foot] : [];
    })
    .filter((distance) => distance > 0)
    .toSorted((a, b) => a - b);
  return distances[Math.floor((distances.length - 1) / 2)] ?? 0;
}

/** Where the lines of each block end at most. */
function rightEdges(lines: readonly Placed[]): ReadonlyMap<number, number> {
  const edges = new Map<number, number>();
  for (const { block, right } of lines) edges.set(block, Math.max(edges.get(block) ?? 0, right));
  return edges;
}

/** Whether the next line's first word had found no room in this one. */
function isFull(line: Placed, next: Placed, rights: ReadonlyMap<number, number>): boolean {
  const end = line.right + SPACE * line.height + next.firstWidth;
  return line.block === next.block && end > (rights.get(line.block) ?? 0);
}

/** Whether there is room between two lines, or the next one stands in another column. */
function isApart(line: Placed, next: Placed, usual: number): boolean {
  const distance = next.foot - line.foot;
  return distance <= 0 || distance > GAP * (usual || 1.5 * line.height);
}
