import sharp from 'sharp';

import type { Encoded } from './render.ts';
import { brightnessOf, ssim } from './ssim.ts';

/** A file that saves less is not worth keeping. */
const MAX_SHARE = 0.8;
const QUALITIES = { lowest: 40, highest: 70 };
/** Of 9. With 4 files are 4 % smaller and take four times as long. */
const EFFORT = 3;

/**
 * A drawing as AVIF, in the lowest quality that looks at least as much like the drawing as its WebP does.
 *
 * Shape   undefined when it is not smaller than the WebP by a fifth.
 */
export async function toAvif({ drawn, webp }: Encoded): Promise<Buffer | undefined> {
  const original = await brightnessOf(drawn);
  const likenessOf = async (file: Buffer) => ssim(original, await brightnessOf(file));
  const wanted = await likenessOf(webp);
  let found: Buffer | undefined;
  let { lowest, highest } = QUALITIES;
  while (lowest <= highest) {
    const quality = Math.floor((lowest + highest) / 2);
    const options = { quality, effort: EFFORT, chromaSubsampling: '4:2:0' };
    const file = await sharp(drawn).avif(options).toBuffer();
    if ((await likenessOf(file)) >= wanted) {
      found = file;
      highest = quality - 1;
    } else lowest = quality + 1;
  }
  return found && found.length <= webp.length * MAX_SHARE ? found : undefined;
}
