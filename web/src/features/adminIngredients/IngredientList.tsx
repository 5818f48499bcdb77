import type { CatalogueIngredient } from '@larder/shared/contract/ingredients';

import { useIsWide } from '#lib/media';
import { Table, Th } from '#ui/Table';

import { IngredientCard, IngredientCardEdit } from './IngredientCard.tsx';
import { IngredientRow, IngredientRowEdit } from './IngredientRow.tsx';

type IngredientListProps = {
  ingredients: readonly CatalogueIngredient[];
  /** The one that is edited. */
  editing: string | undefined;
  onEdit: (ingredient: CatalogueIngredient) => void;
  onDone: (ingredient: CatalogueIngredient) => void;
  onDelete: (ingredient: CatalogueIngredient) => void;
};

/** The catalogue as a table; as a list on phones. */
export function IngredientList({
  ingredients,
  editing,
  onEdit,
  onDone,
  onDelete,
}: IngredientListProps) {
  const isWide = useIsWide();
  const [View, Edit] = isWide
    ? [IngredientRow, IngredientRowEdit]
    : [IngredientCard, IngredientCardEdit];
  const rows = ingredients.map((ingredient) =>
    ingredient.ingredient_id === editing ? (
      <Edit
        key={ingredient.ingredient_id}
        ingredient={ingredient}
        onDone={() => onDone(ingredient)}
      />
    ) : (
      <View
        key={ingredient.ingredient_id}
        ingredient={ingredient}
        onEdit={() => onEdit(ingredient)}
        onDelete={() => onDelete(ingredient)}
      />
    ),
  );

  if (!isWide)
    return (
      <ul aria-label="Ingredients" className="card divide-y divide-line overflow-hidden">
        {rows}
      </ul>
    );
  return (
    <Table
      label="Ingredients"
      head={
        <>
          <Th>Name</Th>
          <Th align="right">Unit Quantity</Th>
          <Th>Unit</Th>
          <Th align="right">Actions</Th>
        </>
      }
    >
      {rows}
    </Table>
  );
}
