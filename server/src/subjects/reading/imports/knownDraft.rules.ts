import type { RecipeDraft } from '@larder/shared/recipes/recipes.calls';

/**
 * A draft whose ingredients exist in this catalogue: a file may come from another installation.
 *
 * Shape   lines with unknown ingredients are matched again. If one of its packs is unknown, all packs are dropped, or
 *         become lines in a draft without lines.
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
