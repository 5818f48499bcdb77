import { afterEach, expect, test, vi } from 'vitest';

import { makeBarcodeReader } from './barcodeReader.ts';
import type { AskedPicture } from './barcodeWorker.ts';

/** A picture that notes whether it was closed. */
function picture() {
  return { width: 4, height: 4, close: vi.fn<() => void>() } satisfies ImageBitmap;
}

type Fake = { answer: (asked: AskedPicture) => object | undefined };

/** Workers that answer so; without an answer they fail. */
function fakeWorkers(fake: Fake) {
  const made: { isEnded: boolean }[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      isEnded = false;
      constructor() {
        super();
        made.push(this);
      }
      postMessage(asked: AskedPicture): void {
        const data = fake.answer(asked);
        queueMicrotask(() =>
          this.dispatchEvent(data ? new MessageEvent('message', { data }) : new Event('error')),
        );
      }
      terminate(): void {
        this.isEnded = true;
      }
    },
  );
  return made;
}

function browserKnows(...formats: string[]): void {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = async () => formats;
      readonly detect = async () => [
        { rawValue: '04252614', format: 'upc_e' },
        { rawValue: '01234565', format: 'ean_8' },
      ];
    },
  );
}
afterEach(() => vi.unstubAllGlobals());

test('the browser reads when it knows all formats of packs', async () => {
  const workers = fakeWorkers({ answer: () => undefined });
  browserKnows('qr_code', 'ean_8', 'ean_13', 'upc_a', 'upc_e');
  const shown = picture();
  expect(await makeBarcodeReader().read(shown)).toEqual(['04252614', '0000001234565']);
  expect(shown.close).toHaveBeenCalledOnce();
  expect(workers).toEqual([]);
});

test('else a worker does, one for all pictures, until the reader ends', async () => {
  const workers = fakeWorkers({ answer: ({ id }) => ({ id, numbers: [`picture ${id}`] }) });
  browserKnows('ean_13', 'ean_8', 'upc_a');
  const reader = makeBarcodeReader();
  expect(await Promise.all([reader.read(picture()), reader.read(picture())])).toEqual([
    ['picture 1'],
    ['picture 2'],
  ]);
  expect(workers).toHaveLength(1);
  reader.end();
  await vi.waitFor(() => expect(workers[0]?.isEnded).toBe(true));
  await reader.read(picture());
  expect(workers).toHaveLength(2);
});

test.for([
  ['cannot be loaded', () => undefined],
  ['cannot read', ({ id }: AskedPicture) => ({ id, numbers: undefined })],
] as const)('a worker that %s fails, and is made anew', async ([, answer]) => {
  const fake: Fake = { answer };
  const workers = fakeWorkers(fake);
  const reader = makeBarcodeReader();
  await expect(reader.read(picture())).rejects.toThrow('the barcode reader failed');
  await vi.waitFor(() => expect(workers[0]?.isEnded).toBe(true));
  fake.answer = ({ id }) => ({ id, numbers: [] });
  expect(await reader.read(picture())).toEqual([]);
});
