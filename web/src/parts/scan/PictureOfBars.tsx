import { ImageUp } from 'lucide-react';
import { useState } from 'react';

import { PictureInput } from '#ui/fields/PictureInput.tsx';

import { type BarcodeReader, NOT_LOADED } from './barcodeReader.ts';
import { lookAgain } from './numbersInView.ts';

const NOT_OPENED = 'This picture cannot be opened here.';
const NOTHING = 'No barcode was found in the picture. Take it from nearer, with the bars sharp.';

type PictureOfBarsProps = {
  reader: BarcodeReader;
  onNumber: (gtin: string) => void;
  onProblem: (words: string) => void;
};

/** Reads a picture that is kept or taken elsewhere; nothing of it is sent. */
export function PictureOfBars({ reader, onNumber, onProblem }: PictureOfBarsProps) {
  const [isReading, setReading] = useState(false);

  async function read(file: File): Promise<void> {
    setReading(true);
    try {
      const picture = await createImageBitmap(file).catch(() => undefined);
      if (picture) await readBars(picture);
      else onProblem(NOT_OPENED);
    } catch {
      onProblem(NOT_LOADED);
    } finally {
      setReading(false);
    }
  }

  async function readBars(picture: ImageBitmap): Promise<void> {
    const numbers = await reader.read(picture);
    const { fresh } = lookAgain(new Map(), { numbers, at: 0 });
    for (const number of fresh) onNumber(number);
    if (fresh.length === 0) onProblem(NOTHING);
  }

  return (
    <PictureInput
      title="Choose a picture"
      icon={ImageUp}
      isBusy={isReading}
      onFile={(file) => void read(file)}
    />
  );
}
