/** Units: pixels, from the upper left corner of the picture. */
type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
/** `confidence`: 0 to 100. */
export type Word = { readonly text: string; readonly confidence: number; readonly bbox: Box };
export type Line = {
  readonly words: readonly Word[];
  /** What the letters stand on. */
  readonly baseline: { readonly y0: number; readonly y1: number };
  /** From the highest letter of its size to the lowest, whichever are in the line. */
  readonly rowAttributes: { readonly rowHeight: number };
};
/** What the recognizer found, in reading order: its columns are blocks. */
export type Block = { readonly paragraphs: readonly { readonly lines: readonly Line[] }[] };
