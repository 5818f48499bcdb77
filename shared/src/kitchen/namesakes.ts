import { foldText } from '#basics/text';

type Named = { readonly name: string; readonly ingredient_id?: string | undefined };

/** Folded names, cached: folding a thousand names for each of a thousand takes seconds. */
const foldedNames = new WeakMap<Named, string>();

/** The first of these with the same name, unless the catalogue distinguishes them. */
export function namesakeOf<One extends Named>(
  all: readonly One[],
  { name, ingredient_id }: Named,
): One | undefined {
  const folded = foldText(name);
  return all.find(
    (one) =>
      (one.ingredient_id === undefined || ingredient_id === undefined) &&
      foldedName(one) === folded,
  );
}

function foldedName(one: Named): string {
  const known = foldedNames.get(one) ?? foldText(one.name);
  foldedNames.set(one, known);
  return known;
}
