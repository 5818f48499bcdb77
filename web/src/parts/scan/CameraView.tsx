import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { type BarcodeReader, NOT_LOADED } from './barcodeReader.ts';
import { type InView, lookAgain } from './numbersInView.ts';
import { type CameraState, useCamera } from './useCamera.ts';

/** From one look to the next. Units: milliseconds. */
const LOOK_MS = 200;
/** After a look that failed. Units: milliseconds. */
const AGAIN_MS = 2_000;

/** From this state on a video has a picture. Source: the HTML standard, HTMLMediaElement. */
const HAVE_CURRENT_DATA = 2;

const STATES = {
  starting: 'Starting the camera…',
  on: 'Hold the bars of a pack into the frame.',
  off: 'The camera is off while this page is hidden.',
} as const;

type CameraViewProps = {
  reader: BarcodeReader;
  /** Each number once while it is in view. */
  onNumber: (gtin: string) => void;
};

/** What the camera sees, with a frame for the bars of a pack. */
export function CameraView({ reader, onNumber }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video);
  const [isLost, setLost] = useState(false);
  const tell = useEffectEvent(onNumber);
  useEffect(() => {
    if (state !== 'on' || !video.current) return undefined;
    return watch(video.current, {
      reader,
      onNumbers: (numbers) => {
        setLost(false);
        for (const number of numbers) tell(number);
      },
      onFailure: () => setLost(true),
    });
  }, [state, reader]);
  return (
    <figure>
      <div className="relative aspect-4/3 overflow-hidden rounded-lg bg-inverse">
        <video ref={video} autoPlay muted playsInline className="size-full object-cover" />
        <div
          aria-hidden="true"
          className="absolute inset-x-[12%] inset-y-[28%] rounded-md border-3 border-on-inverse/80"
        />
      </div>
      <figcaption className="mt-2 text-sm text-ink-2" aria-live="polite">
        {isLost ? NOT_LOADED : wordsOf(state)}
      </figcaption>
    </figure>
  );
}

function wordsOf(state: CameraState): string {
  return typeof state === 'string' ? STATES[state] : state.problem;
}

type Watching = {
  reader: BarcodeReader;
  onNumbers: (fresh: readonly string[]) => void;
  onFailure: () => void;
};

/** Looks at a video some times a second. Returns what ends that. */
function watch(video: HTMLVideoElement, { reader, onNumbers, onFailure }: Watching): () => void {
  const gone = new AbortController();
  let inView: InView = new Map();
  let timer: ReturnType<typeof setTimeout>;
  async function look(): Promise<void> {
    if (video.readyState < HAVE_CURRENT_DATA) return;
    const numbers = await reader.read(await createImageBitmap(video));
    if (gone.signal.aborted) return;
    const seen = lookAgain(inView, { numbers, at: performance.now() });
    inView = seen.inView;
    onNumbers(seen.fresh);
  }
  function failed(): void {
    if (gone.signal.aborted) return;
    onFailure();
    next(AGAIN_MS);
  }
  function next(afterMs: number): void {
    if (gone.signal.aborted) return;
    timer = setTimeout(() => {
      look().then(() => next(LOOK_MS), failed);
    }, afterMs);
  }
  next(LOOK_MS);
  return () => {
    gone.abort();
    clearTimeout(timer);
  };
}
