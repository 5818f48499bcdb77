import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** The widths a recipe's picture is kept in, in pixels; heights follow from 4 to 3. */
export const RECIPE_WIDTHS = [384, 768] as const;

/** WebP quality by width: the small one is looked at closely, the large one is mostly scaled down. */
const QUALITY = { 384: 82, 768: 74 } as const;

/** A picture as it was drawn, as PNG, and as it is kept, as WebP. */
export type Encoded = { readonly drawn: Buffer; readonly webp: Buffer };

/** An SVG drawn at the given width, as PNG. */
export const toPng = (svg: string, width: number): Buffer =>
  Buffer.from(
    new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
      .render()
      .asPng(),
  );

/** A recipe's SVG in each of RECIPE_WIDTHS, drawn once at the largest. */
export async function toRecipeFiles(
  svg: string,
): Promise<readonly (Encoded & { width: number })[]> {
  const largest = toPng(svg, Math.max(...RECIPE_WIDTHS));
  return Promise.all(
    RECIPE_WIDTHS.map(async (width) => {
      const drawn = await sharp(largest).resize(width).png().toBuffer();
      const options = { quality: QUALITY[width], effort: 6, smartSubsample: true };
      return { width, drawn, webp: await sharp(drawn).webp(options).toBuffer() };
    }),
  );
}

/** An ingredient's SVG as a WebP tile; drawn at twice its size, since downsampling is smoother. */
export const toTileFile = (svg: string, side: number): Promise<Buffer> =>
  sharp(toPng(svg, side * 2))
    .resize(side)
    .webp({ quality: 84, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toBuffer();

/** A cut-out with transparent ground, of the given width. */
export async function toCutOutFile(svg: string, width: number): Promise<Encoded> {
  const drawn = await sharp(toPng(svg, width * 2))
    .resize(width)
    .png()
    .toBuffer();
  const options = { quality: 80, alphaQuality: 88, effort: 6, smartSubsample: true };
  return { drawn, webp: await sharp(drawn).webp(options).toBuffer() };
}

/** The disc in the middle of an SVG, `share` of its width across, as WebP of the given width. */
export async function toDiscFile(svg: string, width: number, share: number): Promise<Buffer> {
  const inner = width * 4;
  const outer = Math.round(inner / share);
  const from = Math.round((outer - inner) / 2);
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${inner}" height="${inner}"><circle cx="${inner / 2}" cy="${inner / 2}" r="${inner / 2}"/></svg>`;
  const square = await sharp(toPng(svg, outer))
    .extract({ left: from, top: from, width: inner, height: inner })
    .composite([{ input: Buffer.from(disc), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(square)
    .resize(width)
    .webp({ quality: 84, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toBuffer();
}

/** A square SVG as PNG of the given side, as small as it gets. */
export const toIconFile = (svg: string, side: number): Promise<Buffer> =>
  sharp(toPng(svg, side * 2))
    .resize(side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
