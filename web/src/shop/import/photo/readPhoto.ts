import type { Block, Line } from './foundText.ts';
import { layoutText } from './layoutText.ts';
import type { PrintLanguage } from './ocrFiles.ts';
import { PhotoError } from './photoError.ts';
import { preparePicture } from './preparePicture.ts';
import { recognize } from './recognize.ts';

/** From this confidence on a word is surely one; dirt and leaves are below. Units: 0 to 100. */
const SURE = 60;
/** Sure words that a text has at least. */
const MIN_WORDS = 3;
/** Words of a text that should be sure; below, much of it is wrong. */
const MIN_SHARE = 0.7;

const NO_TEXT =
  'No text was found in the picture. Take it from above, in good light, with the print filling it.';

/** `isUnsure`: much of it was hard to read. */
type PhotoText = { readonly text: string; readonly isUnsure: boolean };

type ReadingPhoto = {
  language: PrintLanguage;
  signal: AbortSignal;
  /** The picture as it is read, once it is open. */
  onPicture: (shown: ImageBitmap) => void;
  /** 0 while the recognizer loads, then up to 1. */
  onProgress: (share: number) => void;
};

/**
 * The text of a photo of print, as it would be typed. Nothing leaves the browser.
 *
 * Errors  PhotoError with words for the person; the reason of `signal` when that is aborted.
 */
export async function readPhoto(
  file: Blob,
  { language, signal, onPicture, onProgress }: ReadingPhoto,
): Promise<PhotoText> {
  const { grey, shown } = await preparePicture(file);
  signal.throwIfAborted();
  onPicture(shown);
  return textOf(await recognize(grey, { language, signal, onProgress }));
}

/** Errors  PhotoError when nothing in it is surely a text. */
export function textOf(blocks: readonly Block[]): PhotoText {
  const words = blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .flatMap(({ words: all }: Line) => all.filter(({ text }) => /\p{L}{2}/u.test(text)));
  const sure = words.filter(({ confidence }) => confidence >= SURE).length;
  if (sure < MIN_WORDS) throw new PhotoError(NO_TEXT);
  return { text: layoutText(blocks), isUnsure: sure < MIN_SHARE * words.length };
}
