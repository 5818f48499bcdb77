import { vi } from 'vitest';

import { fakePictures } from './ocr.ts';

/**
 * Puts a camera and a reader of barcodes into the browser. What is held before the camera, or is in a chosen picture, is
 * `inView`.
 *
 * Shape   `isOn` says whether the camera is on; `refuse` is the name of the error that asking for it throws.
 */
export function fakeScanner({ refuse }: { refuse?: string } = {}) {
  const fake = { inView: [] as string[], isOn: false, shakes: [] as unknown[] };
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
      readonly detect = async () => fake.inView.map((rawValue) => ({ rawValue }));
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
    return { getTracks: () => [track] };
  };
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(HTMLVideoElement.prototype, 'readyState', 'get').mockReturnValue(4);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia },
  });
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (shake: unknown) => fake.shakes.push(shake),
  });
  return fake;
}
