import type { AdminIngredient } from '@larder/shared/contract/adminIngredients';

import { useIsWide } from '#lib/media';
import { Table, Th } from '#ui/Table';

import { IngredientCard, IngredientCardEdit } from './IngredientCard.tsx';
import { IngredientRow, IngredientRowEdit } from './IngredientRow.tsx';

type IngredientListProps = {
  ingredients: readonly AdminIngredient[];
  /** The one that is edited. */
  editing: string | undefined;
  onEdit: (ingredient: AdminIngredient) => void;
  onDone: (ingredient: AdminIngredient) => void;
  onDelete: (ingredient: AdminIngredient) => void;
  onMerge: (ingredient: AdminIngredient) => void;
};

/** The catalogue as a table; as a list on phones. */
export function IngredientList({
  ingredients,
  editing,
  onEdit,
  onDone,
  onDelete,
  onMerge,
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
        onMerge={() => onMerge(ingredient)}
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
