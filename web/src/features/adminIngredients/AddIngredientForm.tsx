import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Plus } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';

import { ApiError } from '#lib/apiError';
import { focusNext } from '#lib/focus';
import { useIsMounted } from '#lib/isMounted';
import { useRequestKey } from '#lib/requestKey';
import { toast } from '#lib/toast';
import { createIngredientMutation } from '#queries/adminIngredients';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Notice } from '#ui/Notice';
import { NumberField } from '#ui/NumberField';

import { FactsFields } from './FactsFields.tsx';
import {
  changesOf,
  type IngredientProblem,
  NO_INGREDIENT,
  readIngredient,
} from './ingredientForm.ts';

type Box = IngredientProblem['box'];
const FACT_BOXES: ReadonlySet<Box> = new Set(['aliases', 'kcal', 'density', 'gramsPerPiece']);

type AddIngredientFormProps = {
  /** A name that is wanted: the form begins with it, all boxes in sight. */
  prefill: string;
};

/** Adds an ingredient to the catalogue. */
export function AddIngredientForm({ prefill }: AddIngredientFormProps) {
  const client = useQueryClient();
  const create = useMutation(createIngredientMutation(client));
  const requestKey = useRequestKey();
  const form = useRef<HTMLFormElement>(null);
  const details = useId();
  const [text, setText] = useState({ ...NO_INGREDIENT, name: capitalised(prefill) });
  const [open, setOpen] = useState(prefill !== '');
  const [problem, setProblem] = useState<IngredientProblem>();
  const [failure, setFailure] = useState<Error>();
  const isHere = useIsMounted();

  const find = (box: Box) => form.current?.querySelector<HTMLElement>(`[name="${box}"]`);

  // Who comes with a name goes on with the pack, once the page that they come to has had the focus.
  useEffect(() => {
    if (prefill !== '') focusNext(() => find('unitQuantity'));
  }, [prefill]);

  // Awaited instead of called back: the answer is told even when the form is no longer there.
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (create.isPending) return;
    setFailure(undefined);
    const read = readIngredient(text);
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) {
      const { box } = read.problem;
      if (FACT_BOXES.has(box)) setOpen(true);
      focusNext(() => find(box));
      return;
    }
    const ingredient = changesOf(read.draft);
    try {
      await create.mutateAsync({ ingredient, key: requestKey.keyFor(ingredient) });
      requestKey.done();
      setText(NO_INGREDIENT);
      toast.success(`${ingredient.name} added`);
      find('name')?.focus();
    } catch (error) {
      if (!isHere()) toast.error(`${ingredient.name} could not be added`);
      setFailure(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return (
    <form
      ref={form}
      aria-label="Add ingredient"
      noValidate
      className="card mb-6 p-5"
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid items-end gap-4 md:grid-cols-[2fr_1fr_1fr_auto]">
        <Field
          label="Ingredient Name"
          name="name"
          placeholder="Baby spinach"
          maxLength={200}
          value={text.name}
          onChange={(event) => setText({ ...text, name: event.target.value })}
        />
        <NumberField
          label="Unit Quantity"
          name="unitQuantity"
          placeholder="200"
          value={text.unitQuantity}
          onChange={(event) => setText({ ...text, unitQuantity: event.target.value })}
        />
        <Field
          label="Unit"
          name="unit"
          placeholder="gm or ml"
          maxLength={20}
          value={text.unit}
          onChange={(event) => setText({ ...text, unit: event.target.value })}
        />
        <Button type="submit" icon={Plus} busy={create.isPending}>
          Add
        </Button>
      </div>
      <Button
        look="ghost"
        aria-expanded={open}
        aria-controls={details}
        className="mt-3 -mb-2 -ml-4.5"
        onClick={() => setOpen(!open)}
      >
        Category, other names and nutrition
        <ChevronDown aria-hidden="true" size={18} className={open ? 'rotate-180' : ''} />
      </Button>
      <div id={details} hidden={!open} className="mt-4">
        {open && <FactsFields text={text} setText={setText} />}
      </div>
      {problem && (
        <Notice tone="danger" className="mt-4">
          {problem.words}
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" className="mt-4">
          <p>Failed to add ingredient.</p>
          {failure instanceof ApiError && <p className="font-normal">{failure.message}</p>}
        </Notice>
      )}
    </form>
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
