import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { RecipeDraft } from '@larder/shared/contract/recipes';
import { numberOrZero, RECIPE_RULE } from '@larder/shared/domain/numberInput';
import { LIMITS } from '@larder/shared/domain/validation';
import { type UseMutationOptions, useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';

import { formBoxes } from '#lib/formBoxes';
import { numberBox } from '#lib/numberBox';
import { comeBackTo } from '#lib/returnPath';
import { useAuth } from '#lib/session';
import { textBox } from '#lib/textBox';
import { useSubmit } from '#lib/useSubmit';
import { ingredientQueries } from '#queries/ingredients';
import { Button } from '#ui/Button';
import { FailureNotice } from '#ui/FailureNotice';
import { Field } from '#ui/Field';
import { Form } from '#ui/Form';
import { LinkButton } from '#ui/LinkButton';
import { Notice } from '#ui/Notice';
import { NumberField } from '#ui/NumberField';
import { TextArea } from '#ui/TextArea';

import type { Draft, RecipeItem, unsaved } from './draft.ts';
import { IngredientSection } from './IngredientSection.tsx';
import { RecipeItems } from './RecipeItems.tsx';
import { useRecipeItems } from './useRecipeItems.ts';

const amount = (name: string) =>
  numberBox(RECIPE_RULE, `${name} must be a number from 0 to ${LIMITS.recipeNumber}`);

const Recipe = z.object({
  title: textBox(RecipeDraft.shape.title, 'Title'),
  description: textBox(RecipeDraft.shape.description, 'Description'),
  preparation_time: amount('Preparation time'),
  serving_size: amount('Serving size'),
  items: z
    .array(z.custom<RecipeItem>())
    .check(z.minLength(1, 'Please add at least one item to recipe')),
});

type RecipeFormProps<Answer> = {
  kept: ReturnType<typeof unsaved>;
  /** The first values when there is no draft. */
  start: Draft;
  mutation: UseMutationOptions<Answer, Error, RecipeDraft>;
  saveLabel: string;
  /** The message when saving fails. */
  failed: string;
  /** Runs on success, also after unmount. */
  onSuccess: (answer: Answer) => void;
  /** Runs on success while mounted. */
  onDone: () => void;
  children?: ReactNode;
};

export function RecipeForm<Answer>({
  kept,
  start,
  mutation,
  saveLabel,
  failed,
  onSuccess,
  onDone,
  children,
}: RecipeFormProps<Answer>) {
  const id = useId();
  const { isAuthenticated, isChecking } = useAuth();
  const catalogue = useQuery({ ...ingredientQueries.shopper(), enabled: isAuthenticated });
  const [defaultValues] = useState(() => kept.get() ?? start);
  const form = useForm<Draft, unknown, RecipeDraft>({
    resolver: standardSchemaResolver(Recipe),
    defaultValues,
  });
  const keep = (): void => kept.set(form.getValues());
  const { items, add, remove } = useRecipeItems(form, keep);
  const serving_size = useWatch({ control: form.control, name: 'serving_size' });
  const sent = useRef<Draft>(undefined);
  const { submit, isSending, error } = useSubmit(mutation, {
    form,
    onSuccess: (answer) => {
      // Keep a draft that was typed after this one was sent.
      if (kept.get() === sent.current) kept.set(undefined);
      onSuccess(answer);
    },
    onDone: () => {
      kept.set(undefined);
      onDone();
    },
  });
  function save(recipe: RecipeDraft): Promise<void> {
    sent.current = kept.get();
    return submit(recipe);
  }
  const lacksItems = form.formState.errors.items?.message;

  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="space-y-5">
        <RecipeBoxes
          id={id}
          form={form}
          onChange={keep}
          onSubmit={(event) => form.handleSubmit(save)(event)}
        />
        <section aria-labelledby={`${id}-ingredients`} className="card p-5 md:p-6">
          <h2 id={`${id}-ingredients`} className="text-xl">
            Ingredients
          </h2>
          <IngredientSection
            mayRead={isAuthenticated || isChecking}
            catalogue={catalogue}
            onAdd={add}
          />
        </section>
      </div>

      <section aria-label="Summary" className="card p-5 lg:sticky lg:top-24">
        <RecipeItems
          items={items}
          catalogue={catalogue.data ?? []}
          servings={numberOrZero(serving_size)}
          onRemove={remove}
        />
        <div className="mt-5 space-y-3">
          {lacksItems && <Notice tone="danger">{lacksItems}</Notice>}
          <FailureNotice title={failed} error={error} />
          <SaveButton form={id} isSending={isSending}>
            {saveLabel}
          </SaveButton>
          {children}
        </div>
      </section>
    </div>
  );
}

type RecipeBoxesProps = ComponentProps<typeof Form> & {
  form: UseFormReturn<Draft, unknown, RecipeDraft>;
};

function RecipeBoxes({ form, ...props }: RecipeBoxesProps) {
  const box = formBoxes(form);
  return (
    <Form aria-label="Recipe" className="card space-y-4 p-5 md:p-6" {...props}>
      <Field label="Title" {...box('title')} />
      <TextArea label="Description" hint="What it is and how it is made." {...box('description')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="Preparation time (minutes)"
          inputMode="numeric"
          {...box('preparation_time')}
        />
        <NumberField
          label="Serving size"
          inputMode="numeric"
          hint="How many people it feeds."
          {...box('serving_size')}
        />
      </div>
    </Form>
  );
}

type SaveButtonProps = { form: string; isSending: boolean; children: string };

function SaveButton({ form, isSending, children }: SaveButtonProps) {
  const location = useLocation();
  const { isAuthenticated, isChecking } = useAuth();
  const shape = { size: 'lg', className: 'w-full' } as const;
  if (isAuthenticated || isChecking)
    return (
      <Button type="submit" form={form} busy={isSending || isChecking} {...shape}>
        {children}
      </Button>
    );
  return (
    <LinkButton to="/login" state={comeBackTo(location)} icon={LogIn} {...shape}>
      Log in to save
    </LinkButton>
  );
}
