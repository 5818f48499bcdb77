import { onTestFinished, vi } from 'vitest';

import { fakePictures } from './ocr.ts';

/**
 * Puts a camera and a reader of barcodes into the browser. What is held before the camera, or is in a chosen picture, is
 * `inView`.
 *
 * Shape   `isOn` says whether the camera is on; `refuse` is the name of the error that asking for it throws. While the reader
 *         `isBroken` it throws.
 */
export function fakeScanner({ refuse }: { refuse?: string } = {}) {
  const fake = { inView: [] as string[], isOn: false, isBroken: false, shakes: [] as unknown[] };
  fakePictures();
  const draw = createImageBitmap;
  const bitmap = { width: 640, height: 480, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async (source: ImageBitmapSource) =>
    source instanceof HTMLVideoElement ? bitmap : draw(source),
  );
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = async () => ['ean_13', 'ean_8', 'upc_a', 'upc_e'];
      readonly detect = async () => {
        if (fake.isBroken) throw new TypeError('Failed to fetch');
        return fake.inView.map((rawValue) => ({ rawValue, format: 'ean_13' }));
      };
    },
  );
  const track = {
    stop: () => {
      fake.isOn = false;
    },
  };
  const getUserMedia = async () => {
    if (refuse !== undefined) throw new DOMException('no', refuse);
    fake.isOn = true;
    return Object.assign(new MediaStream(), { getTracks: () => [track] });
  };
  const vibrate = (shake: unknown) => fake.shakes.push(shake);
  vi.stubGlobal('isSecureContext', true);
  for (const [name, value] of Object.entries({ mediaDevices: { getUserMedia }, vibrate })) {
    Object.defineProperty(navigator, name, { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
  const ready = vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  onTestFinished(() => ready.mockRestore());
  return fake;
}
