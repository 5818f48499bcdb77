import type { RecipeDraft } from '@larder/shared/contract/recipes';

/**
 * A draft with ingredients that this catalogue has: a file may come from another one.
 *
 * Shape   the lines of others are understood anew; where one of its packs is of another catalogue, packs become lines.
 */
export function knownDraft(draft: RecipeDraft, byId: ReadonlyMap<string, unknown>): RecipeDraft {
  const { lines = [], items } = draft;
  const known = lines.map(({ ingredient_id, ...line }) =>
    typeof ingredient_id === 'string' && !byId.has(ingredient_id)
      ? line
      : { ...line, ...(ingredient_id !== undefined && { ingredient_id }) },
  );
  const areKnown = items.every(({ ingredient_id }) => byId.has(ingredient_id));
  if (areKnown) return { ...draft, ...(draft.lines && { lines: known }) };
  const packs = items.map(({ name, quantity, unit_quantity, unit }) => ({
    original: `${quantity * unit_quantity} ${unit} ${name}`,
  }));
  return { ...draft, items: [], lines: known.length > 0 ? known : packs };
}
