import type { PricedIngredient } from '@larder/shared/contract/ingredients';
import { cents, formatUsd } from '@larder/shared/domain/money';
import { RECIPE_RULE, readNumber } from '@larder/shared/domain/numberInput';
import { Check, Plus } from 'lucide-react';
import { type FormEvent, useDeferredValue, useEffect, useMemo, useState } from 'react';

import { energyOf } from '#lib/energy';
import { spellingWords } from '#lib/spelling';
import { Button } from '#ui/Button';
import { Combobox } from '#ui/Combobox';
import { Notice } from '#ui/Notice';
import { NumberField } from '#ui/NumberField';
import { SelectField } from '#ui/SelectField';

import type { RecipeItem } from './draft.ts';
import { findIngredients, type Measure, onlyNamed, toItem } from './recipeItems.ts';

/** Source: product specification section 9. */
const CONFIRMED_MS = 2000;

/** Finds an ingredient in the catalogue and adds so much of it. */
export function IngredientPicker({
  catalogue,
  onAdd,
}: {
  catalogue: readonly PricedIngredient[];
  /** Returns why it cannot be added, or nothing. */
  onAdd: (item: RecipeItem) => string | undefined;
}) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<PricedIngredient>();
  const [quantity, setQuantity] = useState('');
  const [measure, setMeasure] = useState<Measure>('packs');
  const [problem, setProblem] = useState<string>();
  const [confirmed, setConfirmed] = useState(0);
  const wanted = useDeferredValue(text);

  const found = useMemo(() => findIngredients(catalogue, wanted), [catalogue, wanted]);
  const chosen = picked?.name === text ? picked : onlyNamed(catalogue, text);
  const amount = readNumber(quantity, RECIPE_RULE).value ?? Number.NaN;
  const item = chosen && toItem(chosen, amount, measure);

  useEffect(() => {
    if (confirmed === 0) return;
    const timer = setTimeout(() => setConfirmed(0), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [confirmed]);

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    const refusal = item
      ? onAdd(item)
      : (spellingWords(quantity, RECIPE_RULE) ??
        'Please select an ingredient and enter a quantity');
    setProblem(refusal);
    if (refusal !== undefined) {
      setConfirmed(0);
      focusOn(fields.namedItem(chosen ? 'quantity' : 'ingredient'));
      return;
    }
    // Whoever types goes on with the next one; a finger that pressed the button gets no keyboard.
    if (document.activeElement === fields.namedItem('quantity'))
      focusOn(fields.namedItem('ingredient'));
    setConfirmed((turn) => turn + 1);
    setText('');
    setPicked(undefined);
    setQuantity('');
  }

  return (
    <form aria-label="Add an ingredient" noValidate className="mt-4" onSubmit={add}>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_7rem_9rem]">
        <Combobox
          label="Ingredient"
          name="ingredient"
          placeholder="Search the catalogue"
          className="max-sm:col-span-2"
          text={text}
          onTextChange={setText}
          suggestions={found.map(({ ingredient_id, name, unit_quantity, unit }) => ({
            id: ingredient_id,
            title: name,
            hint: `${unit_quantity} ${unit}`,
          }))}
          onPick={({ id, title }) => {
            setPicked(catalogue.find(({ ingredient_id }) => ingredient_id === id));
            setText(title);
          }}
        />
        <NumberField
          label="Quantity"
          name="quantity"
          value={quantity}
          onChange={(event) => setQuantity(event.target.value)}
        />
        <SelectField
          label="Unit"
          value={measure}
          onChange={(event) => setMeasure(event.target.value === 'units' ? 'units' : 'packs')}
        >
          <option value="packs">
            {chosen ? `× ${chosen.unit_quantity} ${chosen.unit}` : 'packs'}
          </option>
          <option value="units">{chosen?.unit ?? 'gm or ml'}</option>
        </SelectField>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="soft" icon={Plus}>
          Add Ingredient
        </Button>
        <output className="min-w-0 flex-1 basis-48 text-sm text-ink-2">
          {confirmed > 0 ? (
            <span className="inline-flex items-center gap-1.5 font-semibold text-brand">
              <Check aria-hidden="true" size={17} strokeWidth={2.5} />
              Ingredient added!
            </span>
          ) : (
            chosen && <Facts ingredient={chosen} item={item} />
          )}
        </output>
      </div>
      {problem && (
        <Notice tone="danger" className="mt-4">
          {problem}
        </Notice>
      )}
    </form>
  );
}

function focusOn(field: Element | RadioNodeList | null): void {
  if (field instanceof HTMLElement) field.focus();
}

/** What the chosen quantity brings, and before there is one what a pack is. */
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
    item ? '' : `1 pack is ${pack.unit_quantity} ${pack.unit}`,
    kcal === null ? 'calories not known' : `${kcal.toLocaleString('en-US')} cal`,
    price === null ? '' : `about ${formatUsd(cents(Math.round(price * quantity)))}`,
  ];
  return <span className="num">{parts.filter((part) => part !== '').join(' · ')}</span>;
}
