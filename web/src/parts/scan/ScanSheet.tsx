import { type ReactNode, useEffect, useState } from 'react';

import { useIsMounted } from '#platform/forms/isMounted.ts';
import { Notice } from '#ui/Notice.tsx';
import { Sheet } from '#ui/Sheet.tsx';

import { makeBarcodeReader } from './barcodeReader.ts';
import { CameraView } from './CameraView.tsx';
import { PictureOfBars } from './PictureOfBars.tsx';
import { makeSignal } from './signal.ts';
import { TypedNumber } from './TypedNumber.tsx';

/** What a number turned out to be. A wrong one buzzes. `action`: what can be done about it. */
export type Scanned = { isRight: boolean; words: string; action?: ReactNode };

type ScanSheetProps = {
  title: string;
  text: string;
  /** What to say of a number, 14 digits or a store's own; undefined when the sheet is about to leave. */
  onNumber: (gtin: string) => Promise<Scanned | undefined>;
  onClose: () => void;
};

const NOT_ASKED = 'The number could not be looked up. Check your connection and try again.';

/** Reads numbers on packs by the camera, from a picture, or typed. The camera is off as soon as it leaves. */
export function ScanSheet({ title, text, onNumber, onClose }: ScanSheetProps) {
  const [reader] = useState(makeBarcodeReader);
  const [signal] = useState(makeSignal);
  useEffect(
    () => () => {
      reader.end();
      signal.end();
    },
    [reader, signal],
  );
  const isMounted = useIsMounted();
  const [said, setSaid] = useState<Scanned & { turn: number }>();

  function say(scanned: Scanned): void {
    signal.give(scanned.isRight);
    setSaid((before) => ({ ...scanned, turn: (before?.turn ?? 0) + 1 }));
  }
  async function tell(gtin: string): Promise<void> {
    const scanned = await onNumber(gtin).catch(() => ({ isRight: false, words: NOT_ASKED }));
    if (scanned && isMounted()) say(scanned);
  }
  const onGtin = (gtin: string): void => void tell(gtin);

  return (
    <Sheet isFull title={title} text={text} closeLabel="Close" onClose={onClose}>
      <div className="space-y-4 pt-1">
        <CameraView reader={reader} onNumber={onGtin} />
        {said && (
          <div className="space-y-2">
            {/* The same words again are said again. */}
            <Notice key={said.turn} tone={said.isRight ? 'success' : 'danger'}>
              {said.words}
            </Notice>
            {said.action}
          </div>
        )}
        <TypedNumber onNumber={onGtin} />
        <PictureOfBars
          reader={reader}
          onNumber={onGtin}
          onProblem={(words) => say({ isRight: false, words })}
        />
      </div>
    </Sheet>
  );
}
