import { CATEGORIES, type Category, readCategory } from '@larder/shared/domain/aisles';
import type { Amount } from '@larder/shared/domain/groceryAmounts';
import { type FormEvent, type ReactNode, useState } from 'react';

import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Modal } from '#ui/Modal';
import { SelectField } from '#ui/SelectField';

import { ITEM_UNITS } from './itemUnits.ts';

type Item = Amount & { readonly name: string; readonly category: Category };

type ItemDialogProps = {
  title: string;
  saveLabel: string;
  item: Item;
  /** Whether the name can be written; the name of what is on the list already cannot. */
  named?: boolean;
  onSave: (item: Item) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** The form of one thing on the list. */
export function ItemDialog({
  title,
  saveLabel,
  item,
  named = false,
  onSave,
  onClose,
  children,
}: ItemDialogProps) {
  const [name, setName] = useState(item.name);
  const [amount, setAmount] = useState(item.amount > 0 ? String(rounded(item.amount)) : '');
  const [unit, setUnit] = useState(item.unit === 'count' ? '' : item.unit);
  const [category, setCategory] = useState(item.category);
  const [checked, setChecked] = useState(false);
  const FORM = 'item';

  const nameError = name.trim() === '' ? 'Enter a name' : undefined;
  const number = amount.trim() === '' ? 0 : Number(amount);
  const amountError =
    Number.isFinite(number) && number >= 0 ? undefined : 'Enter an amount of 0 or more';
  const units = ITEM_UNITS.some(([known]) => known === unit)
    ? ITEM_UNITS
    : [...ITEM_UNITS, [unit, unit] as const];

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    if (!nameError && !amountError) {
      onSave({ name: name.trim(), amount: number, unit, category });
      return;
    }
    const first = event.currentTarget.elements.namedItem(nameError ? 'name' : 'amount');
    if (first instanceof HTMLElement) first.focus();
  }

  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid grid-cols-2 gap-4">
        {named && (
          <Field
            label="Name"
            name="name"
            autoComplete="off"
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={checked ? nameError : undefined}
            className="col-span-2"
          />
        )}
        <Field
          label="Amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value.replace(',', '.'))}
          error={checked ? amountError : undefined}
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
      {children}
    </Modal>
  );
}

/** Amounts come from sums of fractions: 0.30000000000000004 is 0.3 to a person. */
function rounded(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}
