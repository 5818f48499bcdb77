import type { AdminIngredient } from '@larder/shared/food/adminIngredients.calls';

const NAMES_SHOWN = 3;

export function IngredientNotes({ ingredient }: { ingredient: AdminIngredient }) {
  const { category, aliases, archived_at, merged_into } = ingredient;
  const more = aliases.length - NAMES_SHOWN;
  const words =
    archived_at !== null
      ? [merged_into ? `Merged into ${merged_into.name}` : 'Deleted']
      : [category, ...(aliases.length > 0 ? [aliases.slice(0, NAMES_SHOWN).join(', ')] : [])];
  return (
    <span className="block text-sm text-ink-2">
      {words.join(' · ')}
      {archived_at === null && more > 0 && ` and ${more} more`}
    </span>
  );
}
