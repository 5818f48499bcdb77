import sharp from 'sharp';

/** How bright each pixel is, 0 to 255, row by row. */
export type Brightness = { readonly data: Uint8Array; readonly width: number };

/** What lies below transparent pixels: the panel of the home page. */
const GROUND = '#173f2b';
const WINDOW = 8;
const STEP = 4;
/** Keep the quotient from dividing by nothing. Source: Wang et al. 2004, K1 = 0.01 and K2 = 0.03 of 255. */
const C1 = 6.5025;
const C2 = 58.5225;

/** The brightness of a picture in any format that sharp reads. */
export async function brightnessOf(file: Buffer): Promise<Brightness> {
  const grey = sharp(file).flatten({ background: GROUND }).greyscale().raw();
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/**
 * The structural similarity of two pictures of one size: the mean over windows of 8 by 8 pixels, every 4.
 * 1 is the same picture.
 */
export function ssim(a: Brightness, b: Brightness): number {
  let sum = 0;
  let windows = 0;
  for (let top = 0; (top + WINDOW) * a.width <= a.data.length; top += STEP)
    for (let left = 0; left + WINDOW <= a.width; left += STEP) {
      sum += likeness(a, b, top * a.width + left);
      windows += 1;
    }
  return sum / windows;
}

/** The similarity of the window that begins at this pixel. */
function likeness(a: Brightness, b: Brightness, from: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = 0; y < WINDOW; y += 1)
    for (let x = 0; x < WINDOW; x += 1) {
      const at = from + y * a.width + x;
      const [p, q] = [a.data[at] ?? 0, b.data[at] ?? 0];
      sumA += p;
      sumB += q;
      squaresA += p * p;
      squaresB += q * q;
      products += p * q;
    }
  const pixels = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / pixels, sumB / pixels];
  const means = 2 * meanA * meanB;
  const squares = meanA * meanA + meanB * meanB;
  const spread = (squaresA + squaresB) / pixels - squares;
  const together = (2 * products) / pixels - means;
  return ((means + C1) * (together + C2)) / ((squares + C1) * (spread + C2));
}
