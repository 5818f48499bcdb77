import { LIMITS } from '@larder/shared/basics/validation';
import { formatAmount } from '@larder/shared/food/amountText';
import type { PricedIngredient } from '@larder/shared/food/ingredients.calls';
import { readRecipeLine } from '@larder/shared/recipes/recipeLine';
import { useMemo, useState } from 'react';

import type { ReviewedLine } from '#shop/import/review/review.ts';
import { Button } from '#ui/Button.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import type { Suggestion } from '#ui/fields/SuggestionList.tsx';
import { Modal } from '#ui/Modal.tsx';

import { findIngredients, onlyNamed } from './recipeItems.ts';

type LineDialogProps = {
  line: ReviewedLine;
  catalogue: readonly PricedIngredient[];
  onSave: (line: ReviewedLine) => void;
  onClose: () => void;
};

/** What a line means: amount, unit and ingredient; or text alone. */
export function LineDialog({ line, catalogue, onSave, onClose }: LineDialogProps) {
  const [amount, setAmount] = useState(amountText(line));
  const [unit, setUnit] = useState(line.unit ?? '');
  const ingredient = useIngredientBox(catalogue, line.ingredient_id);
  const [problem, setProblem] = useState<{ amount?: string; ingredient?: string }>({});

  function save(): void {
    const food = ingredient.chosen();
    const read = readAmount(amount);
    if (!read || !food) {
      setProblem({
        ...(!read && { amount: 'Amount must be a number above 0, a fraction or a range: 1–2' }),
        ...(!food && {
          ingredient: 'Choose an ingredient of the catalogue, or keep the line as text',
        }),
      });
      return;
    }
    onSave({
      ...line,
      ...read,
      unit: read.high === null ? null : unit.trim(),
      ingredient_id: food.ingredient_id,
    });
  }

  return (
    <Modal
      title="What is it?"
      text={line.original}
      closeLabel="Cancel"
      onClose={onClose}
      footer={<LineButtons form="line" onKeep={() => onSave({ ...line, ingredient_id: null })} />}
    >
      <Form
        id="line"
        aria-label="The line"
        className="space-y-4 pt-3"
        onSubmit={async (event) => {
          event.preventDefault();
          save();
        }}
      >
        <Combobox
          label="Ingredient"
          placeholder="Search the catalogue"
          autoFocus
          error={problem.ingredient}
          {...ingredient.box}
        />
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            label="Amount"
            error={problem.amount}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <Field
            label="Unit"
            hint="cup, g, can; empty counts pieces"
            maxLength={LIMITS.writtenUnit}
            value={unit}
            onChange={({ target }) => setUnit(target.value)}
          />
        </div>
      </Form>
    </Modal>
  );
}

/** A box for an ingredient of the catalogue: picked, or the only one of its name. */
function useIngredientBox(catalogue: readonly PricedIngredient[], start: string | null) {
  const find = (id: string | null) => catalogue.find(({ ingredient_id }) => ingredient_id === id);
  const [picked, setPicked] = useState(() => find(start));
  const [text, setText] = useState(picked?.name ?? '');
  const found = useMemo(() => findIngredients(catalogue, text), [catalogue, text]);
  return {
    chosen: () => (picked?.name === text ? picked : onlyNamed(catalogue, text)),
    box: {
      text,
      onTextChange: setText,
      suggestions: found.map(({ ingredient_id, name, unit_quantity, unit }) => ({
        id: ingredient_id,
        title: name,
        hint: `${unit_quantity} ${unit}`,
      })),
      onPick: ({ id, title }: Suggestion) => {
        setPicked(find(id));
        setText(title);
      },
    },
  };
}

function LineButtons({ form, onKeep }: { form: string; onKeep: () => void }) {
  return (
    <>
      <Button variant="ghost" className="mr-auto" onClick={onKeep}>
        Keep as Text
      </Button>
      <Button type="submit" form={form}>
        Save
      </Button>
    </>
  );
}

function amountText({ low, high, unit }: ReviewedLine): string {
  if (high === null) return '';
  const to = formatAmount(high, unit ?? '');
  return low === null || low >= high ? to : `${formatAmount(low, unit ?? '')}–${to}`;
}

/** Reads "1 1/2", "½" and "1–2" as a recipe's line would be; undefined for what is no amount. */
function readAmount(text: string): Pick<ReviewedLine, 'low' | 'high'> | undefined {
  if (text.trim() === '') return { low: null, high: null };
  const { low, high, unit, name } = readRecipeLine(`${text.trim()} cups water`);
  return high !== null && unit === 'cup' && name === 'water'
    ? { low: low ?? high, high }
    : undefined;
}
