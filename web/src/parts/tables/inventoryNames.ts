import { compareText, foldText } from '@larder/shared/basics/text';

/** Minimum similarity. */
const ALIKE = 0.3;

/** Names indexed for `closestNames`. */
export type NameIndex = {
  readonly names: readonly { readonly name: string; readonly size: number }[];
  /** Trigram -> indexes in `names`. */
  readonly byTrigram: ReadonlyMap<string, readonly number[]>;
};

/** Indexes names, each once. */
export function indexNames(names: readonly string[]): NameIndex {
  const unique = [...new Set(names)].map((name) => ({ name, trigrams: trigramsOf(name) }));
  const byTrigram = new Map<string, number[]>();
  unique.forEach(({ trigrams }, place) => {
    for (const trigram of trigrams) {
      const places = byTrigram.get(trigram);
      if (places) places.push(place);
      else byTrigram.set(trigram, [place]);
    }
  });
  return { names: unique.map(({ name, trigrams }) => ({ name, size: trigrams.size })), byTrigram };
}

/**
 * The most similar names, best first; at most 3.
 *
 * Source  shared trigrams by all trigrams, as in PostgreSQL's pg_trgm.
 */
export function closestNames({ names, byTrigram }: NameIndex, wanted: string): string[] {
  const trigrams = trigramsOf(wanted);
  const shared = new Map<number, number>();
  for (const trigram of trigrams)
    for (const place of byTrigram.get(trigram) ?? [])
      shared.set(place, (shared.get(place) ?? 0) + 1);
  return [...shared]
    .flatMap(([place, count]) => {
      const known = names[place];
      if (!known) return [];
      return { name: known.name, likeness: count / (known.size + trigrams.size - count) };
    })
    .filter(({ likeness }) => likeness >= ALIKE)
    .toSorted((a, b) => b.likeness - a.likeness || compareText(a.name, b.name))
    .slice(0, 3)
    .map(({ name }) => name);
}

/** The text that a misspelled one means, if any. */
export function closestText<T extends string>(texts: readonly T[], wanted: string): T | undefined {
  const [closest] = closestNames(indexNames(texts), wanted);
  return texts.find((text) => text === closest);
}

function trigramsOf(text: string): Set<string> {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return new Set(
    words
      .filter((word) => word !== '')
      .flatMap((word) => {
        const padded = `  ${word} `;
        return Array.from({ length: padded.length - 2 }, (_, start) =>
          padded.slice(start, start + 3),
        );
      }),
  );
}
