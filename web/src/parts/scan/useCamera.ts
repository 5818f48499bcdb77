import { type RefObject, useEffect, useState } from 'react';

/** `off` while the page is hidden. */
export type CameraState = 'starting' | 'on' | 'off' | { readonly problem: string };

const OTHERWISE = 'Type the number, or choose a picture.';
/** Why there is no camera, by the names of what `getUserMedia` throws. */
const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError: `This page may not use the camera. Allow it in the settings of the browser. ${OTHERWISE}`,
  NotFoundError: `No camera was found. ${OTHERWISE}`,
  NotReadableError: `The camera is used by another program. ${OTHERWISE}`,
};
const NO_CAMERA = `The camera could not be started. ${OTHERWISE}`;
const NOT_SECURE = `The camera needs a secure connection (https). ${OTHERWISE}`;

/** Shows the camera at the back in a video, until the component leaves or the page is hidden. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let stop = (): void => undefined;
    function follow(): void {
      stop();
      stop = (): void => undefined;
      if (document.visibilityState === 'hidden' || !video.current) return setState('off');
      setState('starting');
      stop = start(video.current, setState);
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [video]);
  return state;
}

/** Returns what stops the camera, also while it is asked for. */
function start(video: HTMLVideoElement, onState: (state: CameraState) => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  openCamera().then(
    (stream) => {
      if (signal.aborted) return close(stream);
      signal.addEventListener('abort', () => {
        video.srcObject = null;
        close(stream);
      });
      video.srcObject = stream;
      return onState('on');
    },
    (error: unknown) => {
      if (!signal.aborted) onState({ problem: problemOf(error) });
    },
  );
  return () => gone.abort();
}

async function openCamera(): Promise<MediaStream> {
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
  return navigator.mediaDevices.getUserMedia({ video });
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function problemOf(error: unknown): string {
  // Without it there is no `mediaDevices`.
  if (!window.isSecureContext) return NOT_SECURE;
  return (error instanceof Error && PROBLEMS[error.name]) || NO_CAMERA;
}
