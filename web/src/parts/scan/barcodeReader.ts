import type { AskedPicture, ReadPicture } from './barcodeWorker.ts';
import { longEan8 } from './longEan8.ts';

/** What browsers have of the Shape Detection API. Source: https://wicg.github.io/shape-detection-api/ */
type Barcode = { readonly rawValue: string; readonly format: string };
type Detector = { detect: (picture: ImageBitmap) => Promise<readonly Barcode[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};
declare global {
  interface Window {
    readonly BarcodeDetector?: DetectorClass;
  }
}

/** Said when a reader throws. */
export const NOT_LOADED =
  'The barcode reader could not be loaded. Check your connection, or type the number.';

/** Of packs in shops; a browser that lacks one is not asked, or some packs would never be read. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e'] as const;

type Engine = { read: (picture: ImageBitmap) => Promise<readonly string[]>; end: () => void };

/** Reads the numbers of barcodes in pictures. */
export type BarcodeReader = {
  /**
   * Takes the picture, which is closed afterwards.
   *
   * Errors  throws when the reader cannot be loaded, or the picture cannot be read.
   */
  read: (picture: ImageBitmap) => Promise<readonly string[]>;
  /** Lets go of what is loaded; reading again loads it again. */
  end: () => void;
};

/** The browser's own reader where it knows our formats, else one that is loaded with the first picture. */
export function makeBarcodeReader(): BarcodeReader {
  let made: Promise<Engine> | undefined;
  function end(): void {
    void made?.then((engine) => engine.end()).catch(() => undefined);
    made = undefined;
  }
  return {
    end,
    async read(picture) {
      made ??= makeEngine();
      try {
        return await (await made).read(picture);
      } catch (error) {
        end();
        throw error;
      } finally {
        picture.close();
      }
    },
  };
}

async function makeEngine(): Promise<Engine> {
  return (await browserEngine().catch(() => undefined)) ?? workerEngine();
}

async function browserEngine(): Promise<Engine | undefined> {
  const { BarcodeDetector: Own } = window;
  const known = await Own?.getSupportedFormats();
  if (!Own || !FORMATS.every((format) => known?.includes(format))) return undefined;
  const detector = new Own({ formats: FORMATS });
  return {
    read: async (picture) =>
      (await detector.detect(picture)).map(({ rawValue, format }) =>
        format === 'ean_8' ? longEan8(rawValue) : rawValue,
      ),
    end: () => undefined,
  };
}

function workerEngine(): Engine {
  // Not named like shoppers' workers: the service worker fetches those ahead, for everybody.
  const worker = new Worker(new URL('./barcodeWorker.ts', import.meta.url), { type: 'module' });
  let asked = 0;
  return {
    end: () => worker.terminate(),
    read: (picture) => {
      asked += 1;
      const id = asked;
      const done = new AbortController();
      const { signal } = done;
      const answer = new Promise<readonly string[]>((resolve, reject) => {
        const fail = (): void => reject(new Error('the barcode reader failed'));
        const heard = ({ data }: MessageEvent<ReadPicture>): void => {
          if (data.id !== id) return;
          if (data.numbers) resolve(data.numbers);
          else fail();
        };
        worker.addEventListener('message', heard, { signal });
        worker.addEventListener('error', fail, { signal });
      });
      worker.postMessage({ id, picture } satisfies AskedPicture, [picture]);
      return answer.finally(() => done.abort());
    },
  };
}
