import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';

import { createIngredientMutation } from '#admin/catalogue/queries/adminIngredients.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { ApiError } from '#platform/http/apiError.ts';
import { useRequestKey } from '#platform/http/requestKey.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Notice } from '#ui/Notice.tsx';

import { FactsFields } from './FactsFields.tsx';
import { changesOf, FACT_BOXES, NO_INGREDIENT } from './ingredientForm.ts';
import { type IngredientForm, useIngredientForm } from './useIngredientForm.ts';

/** `prefill` is a wanted name; with it all fields are open. */
export function AddIngredientForm({ prefill }: { prefill: string }) {
  const client = useQueryClient();
  const requestKey = useRequestKey();
  const [open, setOpen] = useState(prefill !== '');
  const { form, problem } = useIngredientForm({ ...NO_INGREDIENT, name: capitalised(prefill) });
  const { register, reset, setFocus } = form;
  const { submit, isSending, error } = useSubmit(createIngredientMutation(client), {
    success: ({ ingredient }) => `${ingredient.name} added`,
    failed: ({ ingredient }) => `${ingredient.name} could not be added`,
    onDone: () => {
      requestKey.done();
      // Keeps the field refs, so that a field can be focused at once.
      reset(NO_INGREDIENT, { keepFieldsRef: true });
      setFocus('name');
    },
  });

  useEffect(() => {
    if (prefill !== '') setFocus('unitQuantity');
  }, [prefill, setFocus]);

  const save = form.handleSubmit(
    (draft) => {
      const ingredient = changesOf(draft);
      return submit({ ingredient, key: requestKey.keyFor(ingredient) });
    },
    (errors) => {
      // Synchronous: a hidden field cannot be focused.
      if (FACT_BOXES.some((name) => errors[name])) flushSync(() => setOpen(true));
    },
  );

  return (
    <Form aria-label="Add ingredient" className="card mb-6 p-5" onSubmit={save}>
      <div className="grid items-end gap-4 md:grid-cols-[2fr_1fr_1fr_auto]">
        <Field
          label="Ingredient Name"
          placeholder="Baby spinach"
          maxLength={200}
          {...register('name')}
        />
        <NumberField label="Unit Quantity" placeholder="200" {...register('unitQuantity')} />
        <Field label="Unit" placeholder="gm or ml" maxLength={20} {...register('unit')} />
        <Button type="submit" icon={Plus} busy={isSending}>
          Add
        </Button>
      </div>
      <Facts form={form} open={open} onToggle={() => setOpen(!open)} />
      {problem && (
        <Notice tone="danger" className="mt-4">
          {problem}
        </Notice>
      )}
      {!problem && error && (
        <Notice tone="danger" className="mt-4">
          <p>Failed to add ingredient.</p>
          {error instanceof ApiError && <p className="font-normal">{error.message}</p>}
        </Notice>
      )}
    </Form>
  );
}

type FactsProps = { form: IngredientForm; open: boolean; onToggle: () => void };

function Facts({ form, open, onToggle }: FactsProps) {
  const id = useId();
  return (
    <>
      <Button
        variant="ghost"
        aria-expanded={open}
        aria-controls={id}
        className="mt-3 -mb-2 -ml-4.5"
        onClick={onToggle}
      >
        Category, other names and nutrition
        <ChevronDown aria-hidden="true" size={18} className={open ? 'rotate-180' : ''} />
      </Button>
      <div id={id} hidden={!open} className="mt-4">
        {open && <FactsFields form={form} />}
      </div>
    </>
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
