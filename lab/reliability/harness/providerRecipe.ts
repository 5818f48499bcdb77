type Place = 'title' | 'ingredient' | 'unit' | 'step' | 'other';
/** The `n`th text of a place; `usual` is a harmless one. */
export type TextOf = (place: Place, n: number, usual: string) => string;

/** A provider's recipe with chosen texts, and `count` ingredients and steps. */
export function providerRecipe(id: number, textOf: TextOf, count = 1): unknown {
  const other = (usual: string, n = 0) => textOf('other', n, usual);
  const each = <T>(make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
  return {
    id,
    title: textOf('title', 0, `Pot ${id}`),
    image: other(`https://img.spoonacular.com/recipes/${id}-556x370.jpg`),
    imageType: other('jpg'),
    readyInMinutes: 35,
    servings: 4,
    sourceName: other('Kitchen'),
    sourceUrl: other('https://example.com/pot'),
    summary: other('<b>Hot</b>'),
    cuisines: [other('Italian')],
    instructions: other('Cook it.'),
    extendedIngredients: each((n) => ({
      id: n + 1,
      aisle: other('Produce', n),
      image: other('garlic.png', n),
      name: textOf('ingredient', n, 'garlic'),
      original: other('3 cloves garlic', n),
      amount: 3,
      unit: textOf('unit', n, 'cloves'),
    })),
    analyzedInstructions: [
      {
        name: other(''),
        steps: each((n) => ({ number: n + 1, step: textOf('step', n, 'Cook it.') })),
      },
    ],
    nutrition: { nutrients: [{ name: 'Calories', amount: 321, unit: other('kcal') }] },
  };
}
