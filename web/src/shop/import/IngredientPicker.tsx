import { cents, formatUsd } from '@larder/shared/basics/money';
import { RECIPE_RULE, readNumber } from '@larder/shared/basics/numberInput';
import type { PricedIngredient } from '@larder/shared/food/ingredients.calls';
import { packSize } from '@larder/shared/kitchen/shownAmounts';
import { Check, Plus } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Control, useController, useForm, useWatch } from 'react-hook-form';

import { energyOf } from '#parts/recipes/energy.ts';
import { spellingWords } from '#platform/forms/spelling.ts';
import { Button } from '#ui/Button.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Notice } from '#ui/Notice.tsx';

import type { RecipeItem } from './draft.ts';
import { findIngredients, type Measure, onlyNamed, toItem } from './recipeItems.ts';

/** Source: product specification section 9. */
const CONFIRMED_MS = 2000;

type Picking = { ingredient: string; quantity: string; measure: Measure };

type IngredientPickerProps = {
  catalogue: readonly PricedIngredient[];
  /** Returns why the item cannot be added; undefined on success. */
  onAdd: (item: RecipeItem) => string | undefined;
};

export function IngredientPicker({ catalogue, onAdd }: IngredientPickerProps) {
  const form = useForm<Picking>({
    defaultValues: { ingredient: '', quantity: '', measure: 'packs' },
    reValidateMode: 'onSubmit',
  });
  const { control, register, setError, setFocus, resetField, formState } = form;
  const { errors } = formState;
  const [text, quantity, measure] = useWatch({
    control,
    name: ['ingredient', 'quantity', 'measure'],
  });
  const [picked, setPicked] = useState<PricedIngredient>();
  const { isConfirmed, setConfirmed } = useConfirmation();

  const chosen = picked?.name === text ? picked : onlyNamed(catalogue, text);
  const amount = readNumber(quantity, RECIPE_RULE).value ?? Number.NaN;
  const item = chosen && toItem(chosen, amount, measure);
  const problem = errors.ingredient?.message ?? errors.quantity?.message;

  const add = form.handleSubmit(() => {
    const refusal = item
      ? onAdd(item)
      : (spellingWords(quantity, RECIPE_RULE) ??
        'Please select an ingredient and enter a quantity');
    setConfirmed(refusal === undefined);
    if (refusal !== undefined) {
      setError(chosen ? 'quantity' : 'ingredient', { message: refusal }, { shouldFocus: true });
      return;
    }
    // Keep the focus in the form after Enter; after a press, focus would open a phone's keyboard.
    if (document.activeElement instanceof HTMLInputElement) setFocus('ingredient');
    resetField('ingredient');
    resetField('quantity');
  });

  return (
    <Form aria-label="Add an ingredient" className="mt-4" onSubmit={add}>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_7rem_9rem]">
        <IngredientBox control={control} catalogue={catalogue} onPick={setPicked} />
        <NumberField label="Quantity" {...register('quantity')} />
        <SelectField label="Unit" {...register('measure')}>
          <option value="packs">{chosen ? `× ${packSize(chosen)}` : 'packs'}</option>
          <option value="units">{chosen ? baseWord(chosen.unit) : 'g or ml'}</option>
        </SelectField>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="soft" icon={Plus}>
          Add Ingredient
        </Button>
        <output className="min-w-0 flex-1 basis-48 text-sm text-ink-2">
          {isConfirmed && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-brand">
              <Check aria-hidden="true" size={17} strokeWidth={2.5} />
              Ingredient added!
            </span>
          )}
          {!isConfirmed && chosen && <Facts ingredient={chosen} item={item} />}
        </output>
      </div>
      {problem && (
        <Notice tone="danger" className="mt-4">
          {problem}
        </Notice>
      )}
    </Form>
  );
}

type IngredientBoxProps = {
  control: Control<Picking>;
  catalogue: readonly PricedIngredient[];
  onPick: (ingredient: PricedIngredient | undefined) => void;
};

function IngredientBox({ control, catalogue, onPick }: IngredientBoxProps) {
  const { field } = useController({ control, name: 'ingredient' });
  const { ref, value: text, onChange } = field;
  const wanted = useDeferredValue(text);
  const found = useMemo(() => findIngredients(catalogue, wanted), [catalogue, wanted]);
  return (
    <Combobox
      ref={ref}
      label="Ingredient"
      name="ingredient"
      placeholder="Search the catalogue"
      className="max-sm:col-span-2"
      text={text}
      onTextChange={onChange}
      suggestions={found.map(({ ingredient_id, name, unit_quantity, unit }) => ({
        id: ingredient_id,
        title: name,
        hint: packSize({ unit_quantity, unit }),
      }))}
      onPick={({ id, title }) => {
        onPick(catalogue.find(({ ingredient_id }) => ingredient_id === id));
        onChange(title);
      }}
    />
  );
}

function useConfirmation() {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn === 0) return;
    const timer = setTimeout(() => setTurn(0), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  return {
    isConfirmed: turn > 0,
    setConfirmed: (is: boolean): void => setTurn((now) => (is ? now + 1 : 0)),
  };
}

/** Before a quantity is chosen: the pack size. */
function Facts({
  ingredient,
  item,
}: {
  ingredient: PricedIngredient;
  item: RecipeItem | undefined;
}) {
  const pack = { ...ingredient, quantity: 1 };
  const { quantity, price } = item ?? pack;
  const kcal = energyOf(item ?? pack, ingredient);
  const parts = [
    item ? '' : `1 pack is ${packSize(pack)}`,
    kcal === null ? 'calories not known' : `${kcal.toLocaleString('en-US')} cal`,
    price === null ? '' : `about ${formatUsd(cents(Math.round(price * quantity)))}`,
  ];
  return <span className="num">{parts.filter((part) => part !== '').join(' · ')}</span>;
}

/** The catalogue's "gm" is g in a kitchen. */
function baseWord(unit: string): string {
  return unit === 'gm' ? 'g' : unit;
}
