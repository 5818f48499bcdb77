import type { Pen } from './pen.ts';

/** A whole SVG document of the given size, with the pen's definitions. */
export const svgDocument = (pen: Pen, size: readonly [number, number], body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size[0]} ${size[1]}"><defs>${pen.definitions()}</defs>${body}</svg>`;
