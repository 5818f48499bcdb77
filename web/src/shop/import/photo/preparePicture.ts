import { evenLight } from './evenLight.ts';
import { PhotoError } from './photoError.ts';

/** Units: bytes. Photos of 50 megapixels have 10 to 30 MB. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Of what is recognized: 3,264 x 2,448. Print of a page is 20 pixels high there, and a phone has room for it. */
const MAX_PIXELS = 8_000_000;
/** Of what is shown beside the text. */
const MAX_SHOWN_PIXELS = 2_000_000;

const NOT_OPENED =
  'This picture cannot be opened here. Save it as JPEG or PNG, or make a screenshot of it.';

/** A picture for the recognizer, and one to show. */
type PreparedPicture = { readonly grey: Uint8Array<ArrayBuffer>; readonly shown: ImageBitmap };

/**
 * Decodes a picture as it is to be looked at (its EXIF orientation counts), on white, makes it small enough and its paper
 * equally bright.
 *
 * Shape   `grey` is a file, a portable graymap: unlike PNG it takes no time to write.
 * Errors  PhotoError for a file that is no picture, is damaged, too large, or of a format that this browser cannot show.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (file.size > MAX_BYTES) throw new PhotoError('The picture is larger than 64 MB.');
  const whole = await createImageBitmap(file).catch(() => {
    throw new PhotoError(NOT_OPENED);
  });
  const canvas = drawn(whole, MAX_PIXELS);
  whole.close();
  const shown = drawn(canvas, MAX_SHOWN_PIXELS);
  return { grey: greyOf(canvas), shown: await createImageBitmap(shown) };
}

/** Errors  PhotoError when the browser has no memory for it. */
function drawn(picture: ImageBitmap | OffscreenCanvas, most: number): OffscreenCanvas {
  const { width, height } = sizeWithin(picture, most);
  const canvas = new OffscreenCanvas(width, height);
  const pen = penOf(canvas);
  pen.imageSmoothingQuality = 'high';
  // Of a transparent picture the text is dark.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new PhotoError(NOT_OPENED);
  return pen;
}

type Size = { readonly width: number; readonly height: number };

/** The size of a picture of at most so many pixels, never enlarged: 8,160 x 6,144 -> 3,259 x 2,454. */
function sizeWithin({ width, height }: Size, most: number): Size {
  const scale = Math.min(1, Math.sqrt(most / (width * height)));
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}

/** A picture as a binary portable graymap. Source: https://netpbm.sourceforge.net/doc/pgm.html */
function greyOf(canvas: OffscreenCanvas): Uint8Array<ArrayBuffer> {
  const { width, height } = canvas;
  const { data } = penOf(canvas).getImageData(0, 0, width, height);
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + width * height);
  file.set(header);
  const grey = file.subarray(header.length);
  for (let to = 0, from = 0; to < grey.length; to += 1, from += 4)
    // Rec. 601 luma in 256ths.
    grey[to] =
      ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  evenLight({ data: grey, width, height });
  return file;
}
