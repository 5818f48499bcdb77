import { normaliseUnit } from '#food/units';

/** A line, as far as it tells which food it means. */
type Named = { readonly name: string | null; readonly unit: string | null };

/** What a container says of the food in it: coriander in a bunch is fresh. */
const STATES: ReadonlyMap<string, string> = new Map([
  ['can', 'canned'],
  ['bunch', 'fresh'],
  ['handful', 'fresh'],
  ['leaf', 'fresh'],
  ['sprig', 'fresh'],
]);

/** A name as it is looked up, best first: diced tomatoes in a can are another food, and so is an ear of corn. */
export function meantNames({ name, unit }: Named): string[] {
  if (name === null) return [];
  // "14-oz can"
  const container = normaliseUnit(unit?.split(' ').at(-1) ?? '');
  const state = STATES.get(container);
  if (state !== undefined) return [`${state} ${name}`, name];
  return container === 'ear' ? [`${name} on the cob`, name] : [name];
}

/**
 * What a line means: what the first of its names does that means something.
 *
 * Shape   `meaning` gives null for a name that means nothing, undefined while that is not known; and so is the result.
 */
export function firstMeant<Food>(
  line: Named,
  meaning: (name: string) => Food | null | undefined,
): Food | null | undefined {
  for (const name of meantNames(line)) {
    const found = meaning(name);
    if (found !== null) return found;
  }
  return null;
}
