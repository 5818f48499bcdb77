import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, text } from '#basics/leaves.model';
import { isWebAddress, MAX_ADDRESS } from '#basics/webAddress';

import { Grade, lineParts } from './lineParts.model.ts';

/** Max recipes of a page to choose from. */
export const MAX_CHOICES = 50;
/** Max characters of a pasted text. */
const MAX_TEXT = 100_000;
/** Max characters of a page's source. */
const MAX_HTML = 5 * 1024 * 1024;
/** Units: bytes. */
const MAX_BODY = 6 * 1024 * 1024;

export const DraftLine = z.object({
  ...lineParts,
  /** null without a certain match in the catalogue. */
  ingredient_id: z.nullable(Id),
  /** null without an ingredient or an amount. */
  grade: z.nullable(Grade),
});

/** A recipe as it was read, for people to check. Nothing of it is stored. null is not known. */
export const RecipeReadDraft = z.object({
  title: z.nullable(z.string()),
  /** How many it serves or makes; of "4-6" the smaller. */
  servings: z.nullable(z.number()),
  /** What it makes in its own words: "12 cookies". `high` differs from `low` in a range. */
  yields: z.nullable(z.object({ low: z.number(), high: z.number(), text: z.string() })),
  minutes: z.object({
    prep: z.nullable(z.number()),
    cook: z.nullable(z.number()),
    total: z.nullable(z.number()),
  }),
  lines: z.array(DraftLine),
  /** How many more lines the text or the page has than are read. */
  lines_left_out: z.optional(z.int()),
  steps: z.array(z.object({ section: z.nullable(z.string()), text: z.string() })),
  /** Of a text: whether there may be another recipe among the steps, below a name that may be a part of the dish. */
  may_hold_another: z.optional(z.boolean()),
  /** kcal of a serving. */
  calories: z.nullable(z.number()),
  /** What a text, a file or a page notes of it. */
  notes: z.nullable(z.string()),
  /** BCP 47: "de", "pt-BR". */
  language: z.nullable(z.string()),
  source_url: z.nullable(z.string()),
  image_url: z.optional(z.nullable(z.string())),
});
export type RecipeReadDraft = z.output<typeof RecipeReadDraft>;

export const readRecipe = endpoint({
  method: 'POST',
  path: '/user/recipes/read',
  access: 'shopper',
  summary: 'Read a recipe from a link, a text or the source of a page; stores nothing',
  body: z
    .object({
      /** A page to fetch; beside `html` or `text` only where they are from. */
      url: z.optional(
        text(MAX_ADDRESS).check(
          z.trim(),
          z.refine(isWebAddress, 'must be an address that starts with https:// or http://'),
        ),
      ),
      text: z.optional(text(MAX_TEXT)),
      html: z.optional(text(MAX_HTML)),
      /** Which of `choices`. Left out: the one that the address or the page's heading names, else the fullest. */
      index: z.optional(
        z
          .int()
          .check(
            z.minimum(0, 'must be 0 or more'),
            z.maximum(MAX_CHOICES - 1, `must be at most ${MAX_CHOICES - 1}`),
          ),
      ),
    })
    .check(
      z.refine(({ url, text: written, html }) => written ?? html ?? url, {
        path: ['url'],
        error: 'give a link, a text or the source of a page',
      }),
      z.refine(({ text: written, html }) => written === undefined || html === undefined, {
        path: ['html'],
        error: 'give text or html, not both',
      }),
    ),
  bodyLimit: MAX_BODY,
  response: z.object({
    draft: RecipeReadDraft,
    /** When there are several recipes: all of them, in the order of the page. */
    choices: z.optional(z.array(z.object({ title: z.nullable(z.string()), index: z.int() }))),
  }),
});
