import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { RecipeDraft } from '@larder/shared/contract/recipes';
import { numberOrZero, readNumber, RECIPE_RULE } from '@larder/shared/domain/numberInput';
import { LIMITS } from '@larder/shared/domain/validation';
import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';

import { useIsMounted } from '#lib/isMounted';
import { comeBackTo } from '#lib/returnPath';
import { useAuth } from '#lib/session';
import { spellingWords } from '#lib/spelling';
import { toast } from '#lib/toast';
import { ingredientQueries } from '#queries/ingredients';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { LinkButton } from '#ui/LinkButton';
import { Notice } from '#ui/Notice';
import { NumberField } from '#ui/NumberField';
import { TextArea } from '#ui/TextArea';

import { type Draft, type RecipeItem, toRecipe } from './draft.ts';
import { IngredientSection } from './IngredientSection.tsx';
import { addItem } from './recipeItems.ts';
import { RecipeItems } from './RecipeItems.tsx';

const required = (what: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${what} is required`),
      z.maxLength(max, `${what} must be at most ${max} characters`),
    );
const amount = (what: string) =>
  z.string().check(
    z.refine((text) => readNumber(text, RECIPE_RULE).fault === undefined, {
      error: ({ input }) =>
        spellingWords(String(input), RECIPE_RULE) ??
        `${what} must be a number from 0 to ${LIMITS.recipeNumber}`,
    }),
  );

const Form = z.object({
  title: required('Title', LIMITS.recipeTitle),
  description: required('Description', LIMITS.longText),
  preparation_time: amount('Preparation time'),
  serving_size: amount('Serving size'),
});
type Form = z.output<typeof Form>;

type RecipeFormProps = {
  start: Draft;
  /** Called with every change, to be kept until it is saved. */
  onChange: (draft: Draft) => void;
  saveLabel: string;
  busy: boolean;
  /** Why the last save failed. */
  failure: ReactNode;
  onSave: (recipe: RecipeDraft) => void;
  /** Beside the save button. */
  children?: ReactNode;
};

/** Title, description, numbers and ingredients of a recipe, new or not. */
export function RecipeForm({
  start,
  onChange,
  saveLabel,
  busy,
  failure,
  onSave,
  children,
}: RecipeFormProps) {
  const id = useId();
  const location = useLocation();
  const { isAuthenticated, isChecking } = useAuth();
  const catalogue = useQuery({ ...ingredientQueries.shopper(), enabled: isAuthenticated });
  const [items, setItems] = useState<readonly RecipeItem[]>(start.items);
  // An undo comes later than the render it was made in.
  const latest = useRef(items);
  const isHere = useIsMounted();
  const [lacksItems, setLacksItems] = useState(false);
  const { register, handleSubmit, formState, getValues, control } = useForm<Form>({
    resolver: standardSchemaResolver(Form),
    defaultValues: start,
  });
  const { errors } = formState;
  const serving_size = useWatch({ control, name: 'serving_size' });

  function change(next: readonly RecipeItem[]): void {
    latest.current = next;
    setItems(next);
    setLacksItems(false);
    onChange({ ...getValues(), items: [...next] });
  }

  function add(item: RecipeItem): string | undefined {
    const next = addItem(items, item);
    if (next.length > LIMITS.itemsPerRecipe)
      return `A recipe has at most ${LIMITS.itemsPerRecipe} ingredients`;
    change(next);
    return undefined;
  }

  function remove(index: number): void {
    const removed = items[index];
    if (!removed) return;
    change(items.toSpliced(index, 1));
    toast.undo(`${removed.name} removed`, () => {
      // The toast outlives the form, and a recipe that was saved or cleared is no draft again.
      if (isHere()) change(latest.current.toSpliced(index, 0, removed));
    });
  }

  const save = handleSubmit(
    (form) => {
      setLacksItems(items.length === 0);
      if (items.length > 0) onSave(toRecipe({ ...form, items: [...items] }));
    },
    () => setLacksItems(items.length === 0),
  );

  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="space-y-5">
        <form
          id={id}
          aria-label="Recipe"
          noValidate
          className="card space-y-4 p-5 md:p-6"
          onChange={() => onChange({ ...getValues(), items: [...items] })}
          onSubmit={(event) => void save(event)}
        >
          <Field label="Title" error={errors.title?.message} {...register('title')} />
          <TextArea
            label="Description"
            hint="What it is and how it is made."
            error={errors.description?.message}
            {...register('description')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              label="Preparation time (minutes)"
              inputMode="numeric"
              error={errors.preparation_time?.message}
              {...register('preparation_time')}
            />
            <NumberField
              label="Serving size"
              inputMode="numeric"
              hint="How many people it feeds."
              error={errors.serving_size?.message}
              {...register('serving_size')}
            />
          </div>
        </form>
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
          {lacksItems && <Notice tone="danger">Please add at least one item to recipe</Notice>}
          {failure && <Notice tone="danger">{failure}</Notice>}
          {isAuthenticated || isChecking ? (
            <Button type="submit" form={id} size="lg" className="w-full" busy={busy || isChecking}>
              {saveLabel}
            </Button>
          ) : (
            <LinkButton
              to="/login"
              state={comeBackTo(location)}
              icon={LogIn}
              size="lg"
              className="w-full"
            >
              Log in to save
            </LinkButton>
          )}
          {children}
        </div>
      </section>
    </div>
  );
}
