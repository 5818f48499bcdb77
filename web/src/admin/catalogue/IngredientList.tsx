import type { AdminIngredient } from '@larder/shared/food/adminIngredients.calls';
import { Merge, Pencil, Trash2 } from 'lucide-react';

import type { PreloadProps } from '#platform/page/lazyPart.ts';
import { ItemImage } from '#ui/ItemImage.tsx';
import { DataList } from '#ui/lists/DataList.tsx';
import type { Column } from '#ui/lists/DataRow.tsx';
import type { ListStatesProps } from '#ui/lists/ListStates.tsx';
import { Pictured, type RowAction, RowActions, RowCard } from '#ui/lists/RowParts.tsx';

import { IngredientEdit } from './IngredientEdit.tsx';
import { IngredientNotes } from './IngredientNotes.tsx';

type IngredientListProps = Omit<ListStatesProps<AdminIngredient>, 'children'> & {
  editing: string | undefined;
  /** Loads the dialogs early. */
  preloadProps: { delete: PreloadProps; merge: PreloadProps };
  onEdit: (ingredient: AdminIngredient) => void;
  onDone: (ingredient: AdminIngredient) => void;
  onDelete: (ingredient: AdminIngredient) => void;
  onMerge: (ingredient: AdminIngredient) => void;
};

/** One ingredient at a time is edited in place; deleted ones are read-only. */
export function IngredientList({
  editing,
  preloadProps,
  onEdit,
  onDone,
  onDelete,
  onMerge,
  ...states
}: IngredientListProps) {
  const actionsOf = (ingredient: AdminIngredient): RowAction[] => {
    const { name, archived_at } = ingredient;
    if (archived_at !== null) return [];
    return [
      { icon: Pencil, word: 'Edit', label: `Edit ${name}`, onPress: () => onEdit(ingredient) },
      {
        icon: Merge,
        word: 'Merge',
        label: `Merge ${name}`,
        preloadProps: preloadProps.merge,
        onPress: () => onMerge(ingredient),
      },
      {
        icon: Trash2,
        word: 'Delete',
        label: `Delete ${name}`,
        isDanger: true,
        preloadProps: preloadProps.delete,
        onPress: () => onDelete(ingredient),
      },
    ];
  };
  const columns: Column<AdminIngredient>[] = [
    {
      title: 'Name',
      cell: (ingredient) => (
        <Pictured picture={<ItemImage src={ingredient.image} size={36} />}>
          <span className="min-w-0">
            <span className="block font-semibold break-words">{ingredient.name}</span>
            <IngredientNotes ingredient={ingredient} />
          </span>
        </Pictured>
      ),
    },
    { title: 'Unit Quantity', align: 'right', cell: ({ unit_quantity }) => unit_quantity },
    { title: 'Unit', cell: ({ unit }) => unit },
    {
      title: 'Actions',
      align: 'right',
      cell: (ingredient) => <RowActions actions={actionsOf(ingredient)} />,
    },
  ];

  return (
    <DataList
      {...states}
      label="Ingredients"
      keyOf={({ ingredient_id }) => ingredient_id}
      columns={columns}
      card={(ingredient) => (
        <RowCard
          picture={<ItemImage src={ingredient.image} size={40} />}
          title={ingredient.name}
          end={<RowActions actions={actionsOf(ingredient)} />}
        >
          <p className="num text-sm text-ink-2">
            {ingredient.unit_quantity} {ingredient.unit}
          </p>
          <IngredientNotes ingredient={ingredient} />
        </RowCard>
      )}
      row={(ingredient) =>
        ingredient.ingredient_id === editing && (
          <IngredientEdit ingredient={ingredient} onDone={() => onDone(ingredient)} />
        )
      }
    />
  );
}
