import type { Block } from 'tesseract.js';

import { OCR_CORE, OCR_FOLDER, OCR_WORKER, type PrintLanguage } from './ocrFiles.ts';
import { PhotoError } from './photoError.ts';

/** Without a word of the worker for so long it hangs. Units: milliseconds; a slow line needs a minute for its files. */
const MAX_SILENCE_MS = 180_000;
/** OEM.LSTM_ONLY: the networks alone. */
const NETWORKS = 1;
/** PSM.AUTO: finds columns and blocks. */
const PAGE = '3';

const NOT_LOADED = 'The text reader could not be loaded. Check your connection and try again.';
const NOT_READ = 'The picture could not be read. Try another one, or a part of it.';

type Recognizing = {
  language: PrintLanguage;
  /** Ends the worker. */
  signal: AbortSignal;
  /** 0 while the files load, then up to 1. */
  onProgress: (share: number) => void;
};

/** What `worker.min.js` of tesseract.js answers. */
type Answer = {
  readonly action: string;
  readonly status: 'resolve' | 'reject' | 'progress';
  readonly data: unknown;
};

/**
 * Recognizes the text of a picture in a worker, which is ended in any case. All files come from our own server.
 *
 * `createWorker` of tesseract.js is not used: it gives no worker to end before all is loaded, and waits for ever
 * when the data of a language is missing (docs/decisions/0056-text-of-photos.md).
 *
 * Shape   `picture` is a file of a format that the recognizer knows. It is handed over: its bytes are gone afterwards.
 * Errors  PhotoError; the reason of `signal` when that is aborted.
 */
export async function recognize(
  picture: Uint8Array<ArrayBuffer>,
  { language, signal, onProgress }: Recognizing,
): Promise<readonly Block[]> {
  signal.throwIfAborted();
  const worker = new Worker(OCR_WORKER);
  try {
    const ask = makeAsker(worker, { signal, onProgress });
    await ask('load', {
      options: { lstmOnly: true, corePath: addressOf(OCR_CORE), logging: false },
    });
    // Not kept in a database of the library's own: the browser's cache has the file.
    const options = {
      langPath: addressOf(OCR_FOLDER),
      cacheMethod: 'none',
      gzip: true,
      lstmOnly: true,
    };
    await ask('loadLanguage', { langs: language, options });
    await ask('initialize', { langs: language, oem: NETWORKS, config: {} });
    await ask('setParameters', { params: { tessedit_pageseg_mode: PAGE } });
    const output = { text: false, blocks: true };
    const found = await ask(
      'recognize',
      { image: picture, options: { rotateAuto: true }, output },
      [picture.buffer],
    );
    return (found as { blocks: readonly Block[] | null }).blocks ?? []; // as the library's types say
  } finally {
    worker.terminate();
  }
}

/** Inside the worker a path has no origin. */
function addressOf(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** Sends jobs to the worker, one at a time, and answers what each resolves to. */
function makeAsker(worker: Worker, { signal, onProgress }: Omit<Recognizing, 'language'>) {
  let jobs = 0;
  return (action: string, payload: object, given: Transferable[] = []): Promise<unknown> => {
    const done = new AbortController();
    const work = new Promise<unknown>((resolve, reject) => {
      const words = action === 'recognize' ? NOT_READ : NOT_LOADED;
      const fail = (): void => reject(new PhotoError(words));
      let silence = setTimeout(fail, MAX_SILENCE_MS);
      const heard = ({ data: answer }: MessageEvent<Answer>): void => {
        clearTimeout(silence);
        silence = setTimeout(fail, MAX_SILENCE_MS);
        if (answer.status === 'progress') onProgress(shareOf(answer.data));
        else if (answer.action === action && answer.status === 'resolve') resolve(answer.data);
        else if (answer.action === action) fail();
      };
      const { signal: ended } = done;
      ended.addEventListener('abort', () => clearTimeout(silence), { once: true });
      worker.addEventListener('message', heard, { signal: ended });
      worker.addEventListener('error', fail, { signal: ended });
      signal.addEventListener('abort', () => reject(signal.reason), { signal: ended });
    });
    jobs += 1;
    worker.postMessage({ workerId: 'ocr', jobId: `${jobs}`, action, payload }, given);
    return work.finally(() => done.abort());
  };
}

function shareOf(data: unknown): number {
  const { status, progress } = data as { status: string; progress: number }; // as the library's types say
  return status === 'recognizing text' ? progress : 0;
}
