import { useEffect, useRef, useState } from 'react';

import { wordsFor } from '#platform/http/apiError.ts';
import { announce } from '#platform/page/announce.ts';
import type { PrintLanguage } from '#shop/import/photo/ocrFiles.ts';
import { PhotoError } from '#shop/import/photo/photoError.ts';

/** A picture whose text was read, or is being read. */
export type Photo = { readonly id: number; readonly shown: ImageBitmap };

const UNSURE =
  'Much of it was hard to read. A sharp photo from above, in good light, is read better.';

/** As `usePhoto` gives it. */
export type PhotoReader = ReturnType<typeof usePhoto>;

/** Turns photos of print into text, one at a time, in this browser. */
export function usePhoto(onText: (text: string) => void) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  /** `progress`: 0 while the recognizer loads, then up to 1. */
  const [reading, setReading] = useState<{ progress: number }>();
  const [problem, setProblem] = useState<string>();
  const [language, setLanguage] = useState<PrintLanguage>('eng');
  const underWay = useRef<AbortController>(undefined);
  const ids = useRef(0);
  useEffect(() => () => underWay.current?.abort(), []);

  async function read(file: Blob): Promise<void> {
    if (underWay.current) return;
    const work = new AbortController();
    underWay.current = work;
    ids.current += 1;
    const id = ids.current;
    setProblem(undefined);
    setReading({ progress: 0 });
    let isRead = false;
    try {
      const { readPhoto } = await import('#shop/import/photo/readPhoto.ts');
      const { text, isUnsure } = await readPhoto(file, {
        language,
        signal: work.signal,
        onPicture: (shown) => setPhotos((all) => [...all, { id, shown }]),
        onProgress: (progress) => setReading({ progress }),
      });
      isRead = true;
      onText(text);
      if (isUnsure) setProblem(UNSURE);
      announce('The text of the picture is in the box.');
    } catch (error) {
      if (!work.signal.aborted)
        setProblem(error instanceof PhotoError ? error.message : wordsFor(error));
    } finally {
      underWay.current = undefined;
      if (!isRead) setPhotos((all) => all.filter((photo) => photo.id !== id));
      setReading(undefined);
    }
  }

  return {
    read: (file: Blob): void => void read(file),
    cancel: (): void => underWay.current?.abort(),
    clear: (): void => setPhotos([]),
    photos,
    reading,
    problem,
    language,
    setLanguage,
  };
}
