import * as z from 'zod/mini';

import { LIMITS } from '#domain/validation';

import { endpoint } from './endpoint.ts';
import { batch, Contains, jsonText, line, text, UnitGrams } from './leaves.ts';
import { Usd } from './money.ts';
import { Pack } from './packs.ts';

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
  summary: 'The catalogue, for vendors',
  response: z.object({ message: jsonText(z.array(CatalogueIngredient)) }),
});
