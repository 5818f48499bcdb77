import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { batch, Id, Instant, line, paragraph } from '#basics/leaves.model';
import { Price, Usd } from '#basics/money.model';
import { partMembers, PartQuery } from '#basics/page.model';
import { UnitQuantity } from '#food/quantities.model';

import { draftParts, RecipeNumber, recipeParts } from './recipeParts.model.ts';

/** A recipe of 500 lines and as many steps. Units: bytes. */
const MAX_BODY = 2 * 1024 * 1024;
const NO_ITEMS = 'Please add at least one item to recipe';

/** An id, possibly wrapped as { $oid } by older clients. Written plain. */
const WrappedId = z.codec(z.union([Id, z.object({ $oid: Id })]), Id, {
  decode: (id) => (typeof id === 'string' ? id : id.$oid),
  encode: (id) => id,
});

/**
 * A recipe to save.
 *
 * Shape   `items` are whole packs, and needed without `lines`; with lines they follow from these.
 */
export const RecipeDraft = z
  .object({
    title: line(200),
    description: paragraph(5000),
    /** Units: minutes. */
    preparation_time: RecipeNumber,
    serving_size: RecipeNumber,
    items: z._default(
      z
        .array(
          z.object({
            ingredient_id: WrappedId,
            name: line(200),
            price: z.optional(z.nullable(Price)),
            unit_quantity: UnitQuantity,
            unit: line(20),
            quantity: z.number().check(z.minimum(1, 'must be at least 1'), z.maximum(100_000)),
          }),
        )
        .check(z.maxLength(100, 'must have at most 100 items')),
      [],
    ),
    ...draftParts,
  })
  .check(
    z.refine(({ items, lines = [] }) => items.length > 0 || lines.length > 0, {
      path: ['items'],
      error: NO_ITEMS,
    }),
  );
export type RecipeDraft = z.output<typeof RecipeDraft>;

/** Packs for a recipe, or parts of them. */
export const RecipeItem = z.object({
  ingredient_id: Id,
  name: z.string(),
  price: z.nullable(Usd),
  unit_quantity: z.number(),
  unit: z.string(),
  quantity: z.number(),
  category: z.nullable(z.string()),
  image: z.nullable(z.string()),
  kcal: z.nullable(z.number()),
});

export const OwnRecipe = z.object({
  recipe_id: Id,
  title: z.string(),
  description: z.string(),
  preparation_time: z.number(),
  serving_size: z.number(),
  created_at: Instant,
  items: z.array(RecipeItem),
  ...recipeParts,
});
export type OwnRecipe = z.output<typeof OwnRecipe>;

/** At most 512 KiB of text, but at least one recipe; the rest is on the next pages. */
export const listOwnRecipes = endpoint({
  method: 'GET',
  path: '/user/recipes',
  access: 'shopper',
  summary: 'The recipes this account saved, newest first',
  query: PartQuery,
  response: z.object({ value: z.array(OwnRecipe), ...partMembers }),
});

export const getOwnRecipe = endpoint({
  method: 'GET',
  path: '/user/recipes/{id}',
  access: 'shopper',
  summary: 'A saved recipe',
  params: z.object({ id: Id }),
  response: OwnRecipe,
});

export const createOwnRecipes = endpoint({
  method: 'POST',
  path: '/user/recipes',
  access: 'shopper',
  summary: 'Save recipes of one’s own',
  body: z.object({
    recipes: batch(RecipeDraft, 20),
  }),
  bodyLimit: MAX_BODY,
  status: 201,
  response: z.object({ message: z.string(), value: z.array(OwnRecipe) }),
});

export const updateOwnRecipe = endpoint({
  method: 'PUT',
  path: '/user/recipes/{id}',
  access: 'shopper',
  summary: 'Change a saved recipe',
  params: z.object({ id: Id }),
  body: RecipeDraft,
  bodyLimit: MAX_BODY,
  response: OwnRecipe,
});

export const deleteOwnRecipe = endpoint({
  method: 'DELETE',
  path: '/user/recipes/{id}',
  access: 'shopper',
  summary: 'Delete a saved recipe',
  params: z.object({ id: Id }),
  status: 204,
  response: z.void(),
});
