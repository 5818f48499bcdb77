import type { Place } from '@larder/shared/basics/distance';

/** The browser's own timeout starts after its prompt, which people leave open. */
export const UNANSWERED_MS = 15_000;

/**
 * Where the browser says it is.
 *
 * Units   degrees.
 * Errors  Error with the words given for its reason.
 */
export function currentPosition(
  words: { unsupported: string; refused: string },
  options: PositionOptions,
): Promise<Place> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<Place>((resolve, reject) => {
    // Some browsers and embedded views have none, against the types.
    const { geolocation }: { geolocation?: Geolocation } = navigator;
    if (!geolocation) {
      reject(new Error(words.unsupported));
      return;
    }
    const refuse = () => reject(new Error(words.refused));
    timer = setTimeout(refuse, UNANSWERED_MS);
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      refuse,
      options,
    );
  });
  return answer.finally(() => clearTimeout(timer));
}
