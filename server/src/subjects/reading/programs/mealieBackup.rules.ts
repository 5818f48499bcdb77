import { record } from '#platform/lib/untrusted';

type Row = Readonly<Record<string, unknown>>;

/** Rows of one table. */
const MAX_ROWS = 200_000;

/**
 * The recipes of a backup of Mealie, whose tables are lists of rows, each as the program exports it.
 *
 * Shape   undefined for JSON that is no such backup.
 */
export function mealieRecipes(value: unknown): unknown[] | undefined {
  const tables = record(value);
  const isBackup = tables && ['recipes', 'recipes_ingredients'].every((name) => name in tables);
  if (!tables || !isBackup || !Array.isArray(tables['recipes'])) return undefined;
  const rows = (name: string) => rowsOf(tables[name]);
  const units = byId(rows('ingredient_units'));
  const foods = byId(rows('ingredient_foods'));
  const ingredients = byRecipe(rows('recipes_ingredients'));
  const steps = byRecipe(rows('recipe_instructions'));
  const notes = byRecipe(rows('notes'));
  const nutrition = byRecipe(rows('recipe_nutrition'));
  return rows('recipes').map((recipe) => {
    const id = String(recipe['id']);
    return {
      ...recipe,
      slug: recipe['slug'] ?? '',
      recipeIngredient: (ingredients.get(id) ?? []).map((row) => ({
        ...row,
        unit: units.get(String(row['unit_id'])) ?? null,
        food: foods.get(String(row['food_id'])) ?? null,
      })),
      recipeInstructions: steps.get(id) ?? [],
      notes: notes.get(id) ?? [],
      nutrition: nutrition.get(id)?.[0] ?? null,
    };
  });
}

function rowsOf(value: unknown): Row[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_ROWS).flatMap((each: unknown) => {
    const row = record(each);
    return row ? [row] : [];
  });
}

function byId(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [String(row['id']), row]));
}

/** The rows of each recipe, in the order that the program shows. */
function byRecipe(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const ordered = rows.toSorted((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0));
  return Map.groupBy(ordered, (row) => String(row['recipe_id']));
}
