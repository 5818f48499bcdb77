import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { numberOrZero, RECIPE_RULE } from '@larder/shared/basics/numberInput';
import { LIMITS } from '@larder/shared/basics/validation';
import type { PricedIngredient } from '@larder/shared/food/ingredients.calls';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';

import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { numberBox } from '#platform/forms/numberBox.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { comeBackTo } from '#platform/session/returnPath.ts';
import { useAuth } from '#platform/session/session.ts';
import type { ReviewedLine } from '#shop/import/review/review.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TitledCard } from '#ui/TitledCard.tsx';

import type { Draft, RecipeItem } from './draft.ts';
import { IngredientSection } from './IngredientSection.tsx';
import { RecipeItems } from './RecipeItems.tsx';
import type { CheckedForm } from './recipeToSave.ts';
import { STEPS_HINT } from './stepsText.ts';
import { useRecipeItems } from './useRecipeItems.ts';
import { type SaveRecipe, useSaveRecipe } from './useSaveRecipe.ts';
import { kcalOfLine, useWrittenLines } from './useWrittenLines.ts';
import { WrittenLines } from './WrittenLines.tsx';

const amount = (name: string) =>
  numberBox(RECIPE_RULE, `${name} must be a number from 0 to ${LIMITS.recipeNumber}`);

const TOO_MANY = `A recipe has at most ${RECIPE_LIMITS.lines} lines`;

const Recipe = z
  .object({
    title: textBox(RecipeDraft.shape.title, 'Title'),
    description: textBox(RecipeDraft.shape.description, 'Description'),
    preparation_time: amount('Preparation time'),
    serving_size: amount('Serving size'),
    cook_time: amount('Cooking time'),
    lines: z
      .string()
      .check(z.refine((text) => text.split('\n').length <= RECIPE_LIMITS.lines, TOO_MANY)),
    steps: z.string(),
    items: z.array(z.custom<RecipeItem>()),
  })
  .check(
    z.refine(({ items, lines }) => items.length > 0 || lines.trim() !== '', {
      path: ['items'],
      error: 'Please add at least one item to recipe',
      // Also beside errors of boxes.
      when: () => true,
    }),
  );

type RecipeFormProps<Answer> = SaveRecipe<Answer> & {
  /** The first values when there is no draft. */
  start: Draft;
  saveLabel: string;
  /** The message when saving fails. */
  failed: string;
  children?: ReactNode;
};

export function RecipeForm<Answer>({
  start,
  saveLabel,
  failed,
  children,
  ...saving
}: RecipeFormProps<Answer>) {
  const { kept } = saving;
  const id = useId();
  const { isAuthenticated } = useAuth();
  const catalogue = useQuery({ ...ingredientQueries.shopper(), enabled: isAuthenticated });
  const [defaultValues] = useState(() => kept.get() ?? start);
  const form = useForm<Draft, unknown, CheckedForm>({
    resolver: standardSchemaResolver(Recipe),
    defaultValues,
  });
  const keep = (): void => kept.set(form.getValues());
  const { items, add, remove } = useRecipeItems(form, keep);
  const [serving_size, lines, answers] = useWatch({
    control: form.control,
    name: ['serving_size', 'lines', 'answers'],
  });
  const written = useWrittenLines({ lines, answers, catalogue: catalogue.data ?? [] });
  const { save, isSending, error } = useSaveRecipe(saving, { form, written });
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
        <IngredientsCard
          form={form}
          catalogue={catalogue}
          written={written}
          onAdd={add}
          onChange={keep}
        />
        <StepsCard form={form} onChange={keep} />
      </div>

      <section aria-label="Summary" className="card p-5 lg:sticky lg:top-24">
        <RecipeItems
          items={items}
          lines={written.shown.map(kcalOfLine)}
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

type RecipeFormState = UseFormReturn<Draft, unknown, CheckedForm>;
type RecipeBoxesProps = ComponentProps<typeof Form> & { form: RecipeFormState };

function RecipeBoxes({ form, ...props }: RecipeBoxesProps) {
  const box = formBoxes(form);
  return (
    <Form aria-label="Recipe" className="card space-y-4 p-5 md:p-6" {...props}>
      <Field label="Title" {...box('title')} />
      <TextArea label="Description" hint="What it is and how it is made." {...box('description')} />
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          label="Preparation time (minutes)"
          inputMode="numeric"
          {...box('preparation_time')}
        />
        <NumberField
          label="Cooking time (minutes)"
          inputMode="numeric"
          hint="On the stove or in the oven."
          {...box('cook_time')}
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

type IngredientsCardProps = {
  form: RecipeFormState;
  catalogue: UseQueryResult<readonly PricedIngredient[]>;
  written: ReturnType<typeof useWrittenLines>;
  onAdd: (item: RecipeItem) => string | undefined;
  onChange: () => void;
};

/** Ingredients picked from the catalogue, and lines as they are written. */
function IngredientsCard({ form, catalogue, written, onAdd, onChange }: IngredientsCardProps) {
  const { isAuthenticated, isChecking } = useAuth();
  const box = formBoxes(form);
  function onLines(): void {
    form.clearErrors('items');
    onChange();
  }
  function settle(line: ReviewedLine): void {
    form.setValue('answers', { ...form.getValues('answers'), [line.original]: line });
    onChange();
  }
  return (
    <TitledCard isForm title="Ingredients">
      <IngredientSection
        mayRead={isAuthenticated || isChecking}
        catalogue={catalogue}
        onAdd={onAdd}
      />
      <TextArea
        label="Or write them, one a line"
        hint="½ cup flour, sifted. A line with a colon at its end is a heading: For the sauce:"
        className="mt-6 border-t border-line pt-5"
        {...box('lines')}
        {...form.register('lines', { onChange: onLines })}
      />
      <WrittenLines
        lines={written.shown}
        catalogue={catalogue.data ?? []}
        isFailed={written.isFailed}
        onSettle={settle}
      />
    </TitledCard>
  );
}

function StepsCard({ form, onChange }: { form: RecipeFormState; onChange: () => void }) {
  return (
    <TitledCard isForm title="Steps">
      <TextArea
        label="Steps"
        hideLabel
        hint={STEPS_HINT}
        rows={6}
        className="mt-2"
        {...form.register('steps', { onChange })}
      />
    </TitledCard>
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
