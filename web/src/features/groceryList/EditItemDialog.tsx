import { CATEGORIES, readCategory } from '@larder/shared/domain/aisles';
import { lineAmounts, MANUAL } from '@larder/shared/domain/groceryAmounts';
import type { ListLine } from '@larder/shared/domain/groceryList';
import { AMOUNT_RULE, readNumber } from '@larder/shared/domain/numberInput';
import { formatQuantity, scaleAmount } from '@larder/shared/domain/recipes';
import { type FormEvent, useId, useState } from 'react';

import { spellingWords } from '#lib/spelling';
import { editLine } from '#state/groceryList';
import { Button } from '#ui/Button';
import { Modal } from '#ui/Modal';
import { NumberField } from '#ui/NumberField';
import { SelectField } from '#ui/SelectField';

import { ITEM_UNITS } from './itemUnits.ts';
import { lineTitle } from './lineWords.ts';

/** Changes how much of a line is wanted and where it is found, and says where its amount comes from. */
export function EditItemDialog({ line, onClose }: { line: ListLine; onClose: () => void }) {
  const [first = { amount: 0, unit: '' }] = lineAmounts(line);
  const before = {
    amount: first.amount > 0 ? String(rounded(first.amount)) : '',
    unit: first.unit === 'count' ? '' : first.unit,
  };
  const [amount, setAmount] = useState(before.amount);
  const [unit, setUnit] = useState(before.unit);
  const [category, setCategory] = useState(line.category);
  const [problem, setProblem] = useState<string>();
  const form = useId();
  const units = ITEM_UNITS.some(([known]) => known === before.unit)
    ? ITEM_UNITS
    : [...ITEM_UNITS, [before.unit, before.unit] as const];

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { value: number = 0, fault } = readNumber(amount, AMOUNT_RULE);
    if (fault) {
      setProblem(spellingWords(amount, AMOUNT_RULE) ?? 'Enter an amount of 0 or more');
      const box = event.currentTarget.elements.namedItem('amount');
      if (box instanceof HTMLElement) box.focus();
      return;
    }
    // What was not touched goes on following the recipes.
    const isNew = amount !== before.amount || unit !== before.unit;
    editLine(line.key, { amount: isNew ? { amount: number, unit } : undefined, category });
    onClose();
  }

  return (
    <Modal
      title={`Edit ${lineTitle(line)}`}
      onClose={onClose}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save} className="grid grid-cols-2 gap-4 pt-1">
        <NumberField
          label="Amount"
          name="amount"
          value={amount}
          onChange={(event) => {
            setAmount(event.target.value);
            setProblem(undefined);
          }}
          error={problem}
        />
        <SelectField label="Unit" value={unit} onChange={(event) => setUnit(event.target.value)}>
          {units.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Category"
          value={category}
          onChange={(event) => setCategory(readCategory(event.target.value) ?? category)}
          className="col-span-2"
        >
          {CATEGORIES.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </SelectField>
      </form>
      <Sources line={line} />
    </Modal>
  );
}

/** What every recipe, and the shopper, wants of a line. */
function Sources({ line }: { line: ListLine }) {
  return (
    <>
      <h3 className="mt-6 text-sm font-semibold">Where it comes from</h3>
      <ul className="mt-1 text-sm text-ink-2">
        {line.contributions.map((one, index) => (
          // One recipe may name a thing twice, so the place is part of the key.
          <li key={`${one.recipe_id} ${index}`} className="flex justify-between gap-4 py-1">
            <span className="min-w-0 break-words">
              {one.recipe_id === MANUAL ? 'Added by hand' : (one.title ?? 'A recipe')}
            </span>
            <span className="num flex-none">
              {formatQuantity(
                scaleAmount(one.amount, one.recipeServings, one.servings),
                one.unit,
              ) || 'to taste'}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Amounts come from sums of fractions: 0.30000000000000004 is 0.3 to a person. */
function rounded(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}
