import { isDeepStrictEqual } from 'node:util';

import type { Good } from '@larder/data/catalogue/goods';

/** What a good says besides its id. */
export type GoodFacts = Omit<Good, 'ingredient_id'>;

const SINGLE = [
  'name',
  'unit_quantity',
  'unit',
  'category',
  'image',
  'kcal_per_100g',
  'density_g_per_ml',
  'grams_per_piece',
  'contains',
] as const satisfies readonly (keyof GoodFacts)[];

/**
 * A good of the catalogue with what a new version of the program says of it: each fact, alias and measure that the
 * version changed, and nobody else did.
 *
 * Shape   `before` is what the version before said, `now` what the catalogue says; `now` itself when nothing changes.
 */
export function upgraded<Facts extends GoodFacts>(
  now: Facts,
  { before, next }: { before: GoodFacts; next: GoodFacts },
): Facts {
  const single = SINGLE.filter(
    (fact) =>
      !isDeepStrictEqual(before[fact], next[fact]) && isDeepStrictEqual(now[fact], before[fact]),
  );
  const aliases = [
    ...now.aliases.filter(
      (alias) => next.aliases.includes(alias) || !before.aliases.includes(alias),
    ),
    ...next.aliases.filter(
      (alias) => !before.aliases.includes(alias) && !now.aliases.includes(alias),
    ),
  ];
  const units = Object.keys({ ...before.measures, ...next.measures }).filter(
    (unit) =>
      !isDeepStrictEqual(before.measures[unit], next.measures[unit]) &&
      isDeepStrictEqual(now.measures[unit], before.measures[unit]),
  );
  const others = Object.entries(now.measures).filter(([unit]) => !units.includes(unit));
  const measures = units.flatMap((unit) => {
    const measure = next.measures[unit];
    return measure ? [[unit, measure] as const] : [];
  });
  const after = {
    ...now,
    ...Object.fromEntries(single.map((fact) => [fact, next[fact]])),
    aliases,
    measures: Object.fromEntries([...others, ...measures]),
  };
  return isDeepStrictEqual(after, now) ? now : after;
}
