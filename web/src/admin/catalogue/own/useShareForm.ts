import { PACK_RULE, readNumber } from '@larder/shared/basics/numberInput';
import { CATEGORIES } from '@larder/shared/food/categories';
import { ShareDraft } from '@larder/shared/stores/adminProducts.calls';
import { Brand } from '@larder/shared/stores/products.model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

import { useIngredientPicker } from '#admin/catalogue/queries/ingredientPicker.ts';
import { type OwnView, shareProductMutation } from '#admin/catalogue/queries/ownProducts.ts';
import { PackBox } from '#parts/packBox.ts';
import { countOf } from '#parts/tables/csvWords.ts';
import { optionalBox, textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';

import { shareWords } from './shareWords.ts';
import { useChosenNumbers } from './useChosenNumbers.ts';

const Boxes = z.object({
  name: textBox(ShareDraft.shape.name, 'Name'),
  brand: optionalBox(Brand, 'Brand'),
  unit_quantity: PackBox,
  unit: textBox(ShareDraft.shape.unit, 'Unit'),
  kind: z.enum(['food', 'new', 'none']),
  /** Of a new food; it has no box otherwise. */
  food_name: optionalBox(ShareDraft.shape.name, 'The name'),
  category: z.enum(CATEGORIES),
});
type Checked = z.output<typeof Boxes>;

type Food = { ingredient_id: string; name: string };

export type ShareFormProps = {
  view: OwnView;
  /** Runs when the server refuses. */
  onRefused: () => void;
  onDone: () => void;
};

/** What a product shall be for all vendors; at first what is shared of it already, else what its vendor says. */
export function useShareForm({ view, onRefused, onDone }: ShareFormProps) {
  const { product } = view;
  const numbers = useChosenNumbers(view);
  const form = useSchemaForm(Boxes, { defaultValues: textOf(view) });
  const [food, setFood] = useState<Food | undefined>(foodAtFirst(view));
  const [isMissing, setMissing] = useState(false);
  const picker = useIngredientPicker({
    name: food?.name,
    onPick: (picked) => {
      setFood(picked);
      setMissing(false);
    },
  });
  const { kind, unit_quantity, unit, food_name } = useWatch({ control: form.control });
  const { submit, error } = useSubmit(shareProductMutation(useQueryClient()), {
    form,
    failed: `${product.name} could not be shared`,
    success: ({ name }, { changed }) =>
      `${name} is shared. ${countOf(changed, 'product')} of vendors changed.`,
    onDone,
    onError: onRefused,
  });
  const save = form.handleSubmit(async (checked) => {
    if (checked.kind !== 'new' && numbers.chosen.length === 0) {
      numbers.miss();
      return;
    }
    const chosen = foodOf(checked, food);
    if (!chosen) {
      if (checked.kind === 'food') setMissing(true);
      else form.setError('food_name', { message: 'The name is required' }, { shouldFocus: true });
      return;
    }
    const { name, brand, unit_quantity: amount, unit: of } = checked;
    await submit({
      id: product.ingredient_id,
      name,
      brand: brand === '' ? null : brand,
      unit_quantity: amount,
      unit: of,
      gtins: numbers.chosen,
      food: chosen,
    });
  });
  // As its box reads it.
  const typed = readNumber(unit_quantity ?? '', PACK_RULE).value ?? 0;
  const called = (kind === 'food' ? food?.name : food_name) ?? '';
  return {
    form,
    picker,
    foodProblem: isMissing ? 'Choose a food of the list' : undefined,
    kind,
    numbers,
    sentences: shareWords(view, {
      gtins: numbers.chosen,
      pack: { unit_quantity: typed, unit: unit ?? '' },
      kind: kind ?? 'food',
      food: called.trim(),
    }),
    save,
    error,
  };
}

/** What is sent of the food; undefined while it is not said. */
function foodOf(
  { kind, food_name, category }: Checked,
  food: Food | undefined,
): ShareDraft['food'] | undefined {
  if (kind === 'none') return { kind };
  if (kind === 'food') return food && { kind, food_id: food.ingredient_id };
  return food_name === '' ? undefined : { kind, food_name, category };
}

function textOf(view: OwnView): z.input<typeof Boxes> {
  const { product, gtins } = view;
  const [shared] = view.shared;
  const { name, brand, unit_quantity, unit } = shared ?? product;
  const isNoFood = shared?.food === null;
  return {
    name,
    brand: brand ?? '',
    unit_quantity: String(unit_quantity),
    unit,
    kind: gtins.length === 0 ? 'new' : isNoFood ? 'none' : 'food',
    food_name: name,
    category: product.category,
  };
}

/** What is shared, else what the product is, else what most others say that it is. */
function foodAtFirst({ product, alike, shared: [shared] }: OwnView): Food | undefined {
  if (shared) return shared.food ?? undefined;
  if (product.food) return product.food;
  const said = Map.groupBy(
    alike.flatMap((one) => one.food ?? []),
    ({ name }) => name,
  );
  const [most] = [...said.values()].toSorted((one, other) => other.length - one.length);
  return most?.[0];
}
