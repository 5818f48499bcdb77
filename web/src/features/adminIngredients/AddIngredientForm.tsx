import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';

import { ApiError } from '#lib/apiError';
import { useRequestKey } from '#lib/requestKey';
import { toast } from '#lib/toast';
import { createIngredientMutation } from '#queries/admin';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Notice } from '#ui/Notice';

import { type IngredientProblem, NO_INGREDIENT, readIngredient } from './ingredientForm.ts';

/** Adds an ingredient to the catalogue. */
export function AddIngredientForm() {
  const client = useQueryClient();
  const create = useMutation(createIngredientMutation(client));
  const requestKey = useRequestKey();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(NO_INGREDIENT);
  const [problem, setProblem] = useState<IngredientProblem>();
  const [failure, setFailure] = useState<Error>();

  function focus(box: IngredientProblem['box']): void {
    form.current?.querySelector<HTMLElement>(`[name="${box}"]`)?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (create.isPending) return;
    setFailure(undefined);
    const read = readIngredient(text);
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) {
      focus(read.problem.box);
      return;
    }
    const ingredient = read.draft;
    create.mutate(
      { ingredient, key: requestKey.keyFor(ingredient) },
      {
        onSuccess: () => {
          requestKey.done();
          setText(NO_INGREDIENT);
          toast.success(`${ingredient.name} added`);
          focus('name');
        },
        onError: setFailure,
      },
    );
  }

  return (
    <form
      ref={form}
      aria-label="Add ingredient"
      noValidate
      className="card mb-6 p-5"
      onSubmit={submit}
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
        <Field
          label="Unit Quantity"
          name="unitQuantity"
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
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
