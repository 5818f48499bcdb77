/** Side of a cell in which the paper is looked for: some lines of print. Units: pixels. */
const CELL = 64;
/** Every so many pixels of a cell are looked at, across and down. */
const STEP = 4;
/** Paper is as bright as this share of a cell's pixels at least; the others may be print. */
const PAPER = 0.8;
/** A cell darker than this share of the brightest one is no paper in shade, but a table. */
const DARKEST = 0.45;
/** What paper becomes. */
const WHITE = 235;

/** Grey values, 0 to 255, row by row. */
type Grey = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/**
 * Makes paper equally bright everywhere, in place: the recognizer tells print from paper by one brightness for the whole
 * picture, and a lamp or a hand's shadow makes a corner of paper as dark as print.
 */
export function evenLight(grey: Grey): void {
  const { data, width, height } = grey;
  const [across, down] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const paper = smooth(paperOf(grey, across, down), across, down);
  for (let y = 0; y < height; y += 1) {
    const [top, fromTop] = place(y, down);
    for (let x = 0; x < width; x += 1) {
      const [left, fromLeft] = place(x, across);
      const at = top * across + left;
      const right = left + 1 < across ? 1 : 0;
      const below = top + 1 < down ? across : 0;
      const upper = mixed(paper[at], paper[at + right], fromLeft);
      const lower = mixed(paper[at + below], paper[at + below + right], fromLeft);
      const white = mixed(upper, lower, fromTop);
      data[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) * WHITE) / white);
    }
  }
}

/** The cell whose middle is before a pixel, and how far it is to the next one's. Shape: 0 to 1. */
function place(pixel: number, cells: number): readonly [cell: number, share: number] {
  const from = Math.max(0, Math.min(cells - 1, (pixel + 0.5) / CELL - 0.5));
  const cell = Math.floor(from);
  return [cell, from - cell];
}

function mixed(one = 1, other = 1, share: number): number {
  return one + (other - one) * share;
}

/** How bright the paper of each cell is. */
function paperOf({ data, width, height }: Grey, across: number, down: number): Float32Array {
  const paper = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (const cell of paper.keys()) {
    counts.fill(0);
    const [x0, y0] = [(cell % across) * CELL, Math.floor(cell / across) * CELL];
    const [x1, y1] = [Math.min(width, x0 + CELL), Math.min(height, y0 + CELL)];
    let all = 0;
    for (let y = y0; y < y1; y += STEP)
      for (let x = x0; x < x1; x += STEP) {
        const value = data[y * width + x] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
        all += 1;
      }
    let [value, below] = [0, counts[0] ?? 0];
    while (value < 255 && below < PAPER * all) {
      value += 1;
      below += counts[value] ?? 0;
    }
    paper[cell] = value;
  }
  const least = Math.max(1, DARKEST * paper.reduce((most, one) => Math.max(most, one), 0));
  return paper.map((value) => Math.max(value, least));
}

/** Each cell as the mean of itself and its neighbours. */
function smooth(paper: Float32Array, across: number, down: number): Float32Array {
  return paper.map((_, cell) => {
    const [x, y] = [cell % across, Math.floor(cell / across)];
    let [sum, all] = [0, 0];
    for (let j = Math.max(0, y - 1); j <= Math.min(down - 1, y + 1); j += 1)
      for (let i = Math.max(0, x - 1); i <= Math.min(across - 1, x + 1); i += 1) {
        sum += paper[j * across + i] ?? 0;
        all += 1;
      }
    return sum / all;
  });
}
