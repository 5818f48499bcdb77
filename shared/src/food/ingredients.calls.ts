import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { batch, Id, idList, jsonText, line, text } from '#basics/leaves.model';
import { Usd } from '#basics/money.model';
import { LIMITS } from '#basics/validation';

import { Contains, UnitGrams } from './foodParts.model.ts';
import { Pack } from './packs.model.ts';
import { DISH_ROLES, RATIO_UNITS } from './substitutes.ts';

const Goods = z.extend(Pack, {
  category: z.string(),
  image: z.nullable(z.string()),
  density_g_per_ml: z.nullable(z.number()),
});

/** An ingredient of the catalogue. Facts may be missing. */
export const CatalogueIngredient = z.extend(Goods, {
  /** Of what is bought, with its bones and shells. */
  kcal_per_100g: z.nullable(z.number()),
  grams_per_piece: z.nullable(z.number()),
  contains: z.optional(Contains),
});
export type CatalogueIngredient = z.output<typeof CatalogueIngredient>;

/** With a pack's average price in open stores, counted every 15 minutes; null when nobody sold it. */
export const PricedIngredient = z.extend(CatalogueIngredient, {
  price: z.nullable(Usd),
  measures: z.optional(UnitGrams),
});
export type PricedIngredient = z.output<typeof PricedIngredient>;

/** An ingredient as a grocery list needs it. */
export const KnownIngredient = z.extend(Goods, {
  /** Grams of a piece and of other units. */
  grams_of: UnitGrams,
});
export type KnownIngredient = z.output<typeof KnownIngredient>;

export const suggestIngredients = endpoint({
  method: 'GET',
  path: '/ingredients/suggest',
  access: 'public',
  summary: 'Suggest ingredients for a partly typed name or alias, best first',
  query: z.object({ query: text(100) }),
  response: z.object({ value: z.array(KnownIngredient) }),
});

export const matchIngredients = endpoint({
  method: 'POST',
  path: '/ingredients/match',
  access: 'public',
  summary: 'Match written names to ingredients, as in recipes; null without a certain match',
  body: z.object({
    names: batch(line(LIMITS.name), LIMITS.pastedLines),
  }),
  response: z.object({ matches: z.array(z.nullable(KnownIngredient)) }),
});

/** What stands for an ingredient, as its usual pack. */
export const Substitute = z.extend(KnownIngredient, {
  /** How much of it stands for one of the ingredient: "1", "3/4". */
  ratio: z.string(),
  by: z.enum(RATIO_UNITS),
  roles: z.array(z.enum(DISH_ROLES)),
  /** What changes, or what to do, in few words. */
  changes: z.string(),
  /** The ratio in the units of the two packs: ml for a gm. Null when one of them cannot be weighed. */
  factor: z.nullable(z.number()),
});
export type Substitute = z.output<typeof Substitute>;

/** Max ingredients whose substitutes are asked for at once. */
export const MAX_SUBSTITUTED = 100;

export const listSubstitutes = endpoint({
  method: 'GET',
  path: '/ingredients/substitutes',
  access: 'public',
  summary:
    'What stands for ingredients that are missing, the best first; none that brings an allergen',
  query: z.object({ ids: idList(MAX_SUBSTITUTED) }),
  response: z.object({
    /** Those that have one, in the order that was asked. */
    value: z.array(z.object({ ingredient_id: Id, instead: z.array(Substitute) })),
  }),
});

export const listIngredients = endpoint({
  method: 'GET',
  path: '/user/ingredients',
  access: 'signedIn',
  summary: 'The catalogue, for shoppers',
  response: z.object({ message: jsonText(z.array(PricedIngredient)) }),
});

export const listVendorIngredients = endpoint({
  method: 'GET',
  path: '/vendor/ingredients',
  access: 'manager',
  stores: 'none',
  summary: 'The catalogue, for vendors',
  response: z.object({ message: jsonText(z.array(CatalogueIngredient)) }),
});
