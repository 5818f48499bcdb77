import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { batch, Id, Instant, line, text, trimmed } from '#basics/leaves.model';
import { pageMembers, PageQuery } from '#basics/page.model';

import { FACT_LIMITS, isMeasureUnit } from './catalogueFacts.ts';
import { CATEGORIES } from './categories.ts';
import { Contains, Unit } from './foodParts.model.ts';
import { CatalogueIngredient } from './ingredients.calls.ts';
import { UnitQuantity } from './quantities.model.ts';

/** An alias, in its stored spelling. */
export const Alias = line(FACT_LIMITS.aliasLength).check(z.toLowerCase());

/** Our own pictures: the page shows no others. */
export const Picture = text(200).check(
  z.regex(/^\/images\/ingredients\/[a-z\d-]+\.webp(\?v=[\w-]+)?$/, 'must be one of our pictures'),
);

const atMost = (max: number) => z.maximum(max, `must be at most ${max}`);
const aboveZero = z.positive('must be above 0');

/** What one unit weighs, and where that figure is from. */
const Measure = z.strictObject({
  unit: trimmed(FACT_LIMITS.measureUnit).check(
    z.refine(isMeasureUnit, 'must be a unit in the singular, like clove'),
  ),
  grams: z.number().check(aboveZero, atMost(FACT_LIMITS.gramsPerPiece)),
  source: line(FACT_LIMITS.measureSource),
});
export type Measure = z.output<typeof Measure>;

/** Facts of an ingredient. Members left out stay; null clears. */
const facts = {
  category: z.optional(z.enum(CATEGORIES)),
  aliases: z.optional(
    z
      .array(Alias)
      .check(z.maxLength(FACT_LIMITS.aliases, `must have at most ${FACT_LIMITS.aliases} names`)),
  ),
  measures: z.optional(
    z.array(Measure).check(
      z.maxLength(FACT_LIMITS.measures, `must have at most ${FACT_LIMITS.measures} measures`),
      z.refine(
        (measures) => new Set(measures.map(({ unit }) => unit)).size === measures.length,
        'must have each unit once',
      ),
    ),
  ),
  image: z.optional(z.nullable(Picture)),
  kcal_per_100g: z.optional(
    z.nullable(z.number().check(z.minimum(0, 'must be 0 or more'), atMost(FACT_LIMITS.kcal))),
  ),
  density_g_per_ml: z.optional(
    z.nullable(z.number().check(aboveZero, atMost(FACT_LIMITS.density))),
  ),
  grams_per_piece: z.optional(
    z.nullable(z.number().check(aboveZero, atMost(FACT_LIMITS.gramsPerPiece))),
  ),
  contains: z.optional(
    Contains.check(
      z.refine(
        (contains) => new Set(contains).size === (contains ?? []).length,
        'must have each allergen once',
      ),
    ),
  ),
};

export const IngredientDraft = z.strictObject({
  name: line(200),
  unit_quantity: UnitQuantity,
  unit: Unit,
  ...facts,
});
export type IngredientDraft = z.output<typeof IngredientDraft>;

const IngredientChange = z.strictObject({ ingredient_id: Id, ...IngredientDraft.shape });
export type IngredientChange = z.output<typeof IngredientChange>;

const MAX_BATCH = 500;

/** `incomplete`: most missing facts first. */
export const INGREDIENT_SORTS = ['nameUp', 'nameDown', 'category', 'incomplete'] as const;
export type IngredientSort = (typeof INGREDIENT_SORTS)[number];

export const INGREDIENTS_SHOWN = ['active', 'archived', 'all'] as const;
export type IngredientsShown = (typeof INGREDIENTS_SHOWN)[number];

/** Without members: every active ingredient by name, up to 5,000. */
export const IngredientQuery = z.extend(PageQuery, {
  /** Every word is in the name or an alias. */
  q: z.optional(line(100)),
  sort: z.optional(z.enum(INGREDIENT_SORTS)),
  show: z.optional(z.enum(INGREDIENTS_SHOWN)),
});
export type IngredientQuery = z.output<typeof IngredientQuery>;

export const AdminIngredient = z.extend(CatalogueIngredient, {
  aliases: z.array(z.string()),
  measures: z.array(z.object({ unit: z.string(), grams: z.number(), source: z.string() })),
  archived_at: z.nullable(Instant),
  /** The ingredient it was merged into. */
  merged_into: z.nullable(z.object({ ingredient_id: Id, name: z.string() })),
});
export type AdminIngredient = z.output<typeof AdminIngredient>;

export const listAdminIngredients = endpoint({
  method: 'GET',
  path: '/admin/ingredients',
  access: 'admin',
  summary: 'The catalogue with all that is known of each ingredient',
  query: IngredientQuery,
  response: z.object({
    ingredients: z.array(AdminIngredient),
    ...pageMembers,
    total: z.int(),
  }),
});

export const listIngredientPictures = endpoint({
  method: 'GET',
  path: '/admin/ingredient-pictures',
  access: 'admin',
  summary: 'The pictures that ingredients of the catalogue have, by name',
  response: z.object({ pictures: z.array(z.object({ image: z.string(), name: z.string() })) }),
});

export const createIngredients = endpoint({
  method: 'POST',
  path: '/admin/ingredients',
  access: 'admin',
  summary: 'Add ingredients to the catalogue',
  body: z.strictObject({ ingredients: batch(IngredientDraft, MAX_BATCH) }),
  status: 201,
  response: z.object({ message: z.string(), ingredients: z.array(CatalogueIngredient) }),
});

export const updateIngredients = endpoint({
  method: 'PUT',
  path: '/admin/ingredients',
  access: 'admin',
  summary: 'Change ingredients; orders already placed keep what they said',
  body: z.strictObject({ ingredients: batch(IngredientChange, MAX_BATCH) }),
  response: z.object({ message: z.string(), ingredients: z.array(CatalogueIngredient) }),
});

export const deleteIngredients = endpoint({
  method: 'DELETE',
  path: '/admin/ingredients',
  access: 'admin',
  summary: 'Archive ingredients: nobody can buy them any more, past orders stay',
  body: z.strictObject({ ingredient_ids: batch(Id, MAX_BATCH) }),
  response: z.object({ message: z.string() }),
});

export const addAlias = endpoint({
  method: 'POST',
  path: '/admin/ingredient/{id}/alias',
  access: 'admin',
  summary: 'Give an ingredient another name to be found by',
  params: z.object({ id: Id }),
  body: z.strictObject({ alias: Alias }),
  response: z.object({ message: z.string() }),
});

/** The current uses of an ingredient. */
export const IngredientUse = z.object({
  /** Open stores that list it, sold out or not. */
  stores: z.int(),
  /** Of those, with stock. */
  stocked_stores: z.int(),
  /** Own recipes of people with it. */
  recipes: z.int(),
  /** Pending orders with it. */
  pending_orders: z.int(),
});
export type IngredientUse = z.output<typeof IngredientUse>;

export const viewIngredientUse = endpoint({
  method: 'GET',
  path: '/admin/ingredient/{id}/use',
  access: 'admin',
  summary: 'Who uses an ingredient now',
  params: z.object({ id: Id }),
  response: IngredientUse,
});
