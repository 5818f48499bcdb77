import { prepareZXingModule } from 'zxing-wasm/reader';
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url';

import { decodeBarcodes } from './decodeBarcodes.ts';

/** A picture to read. */
export type AskedPicture = { readonly id: number; readonly picture: ImageBitmap };
/** Its numbers; undefined when reading failed. */
export type ReadPicture = { readonly id: number; readonly numbers: string[] | undefined };

/** Of what is read: a photo of a pack has stripes of several pixels there. */
const MAX_PIXELS = 4_000_000;

// The library would ask a server of others for it.
prepareZXingModule({ overrides: { locateFile: () => reader } });

addEventListener('message', ({ data: { id, picture } }: MessageEvent<AskedPicture>) => {
  void decodeBarcodes(pixelsOf(picture))
    .catch(() => undefined)
    .then((numbers) => postMessage({ id, numbers } satisfies ReadPicture));
});

function pixelsOf(picture: ImageBitmap): ImageData {
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (picture.width * picture.height)));
  const width = Math.max(1, Math.floor(picture.width * scale));
  const height = Math.max(1, Math.floor(picture.height * scale));
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  // Of a transparent picture the stripes are dark.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  return pen.getImageData(0, 0, width, height);
}
