import * as z from 'zod/mini';

import { Id, line, paragraph, text, trimmed } from '#basics/leaves.model';
import { LIMITS } from '#basics/validation';
import { isWebAddress, MAX_ADDRESS } from '#basics/webAddress';
import { UnitGrams } from '#food/foodParts.model';
import { Nutrition } from '#food/nutrition.model';

import { Grade, lineParts } from './lineParts.model.ts';
import { RECIPE_LIMITS } from './recipeLimits.ts';

/** null: there is none; left out: unknown. */
function maybe<T extends z.ZodMiniType>(member: T) {
  return z.optional(z.nullable(member));
}

/** Units: minutes, servings, kcal. */
export const RecipeNumber = z
  .number()
  .check(z.minimum(0, 'must be 0 or more'), z.maximum(LIMITS.recipeNumber));

const LineAmount = z
  .number()
  .check(z.positive('must be above 0'), z.maximum(LIMITS.neededQuantity));

/**
 * A line of a recipe. What is left out beside `original` is read from it.
 *
 * Shape   `low` to `high` count `unit`; "" counts pieces. Without `ingredient_id` the catalogue is asked; with
 *         null the line stays text; with an id it is that ingredient, from now on for lines of this name. A line with a
 *         `recipe_title` is the own recipe of this title, and no ingredient.
 */
export const LineDraft = z
  .object({
    original: line(RECIPE_LIMITS.lineLength),
    section: maybe(line(LIMITS.name)),
    low: maybe(LineAmount),
    high: maybe(LineAmount),
    unit: maybe(trimmed(LIMITS.writtenUnit)),
    name: maybe(line(LIMITS.name)),
    note: maybe(line(RECIPE_LIMITS.lineLength)),
    optional: z.optional(z.boolean()),
    fixed: z.optional(z.boolean()),
    recipe_title: maybe(line(LIMITS.recipeTitle)),
    ingredient_id: maybe(Id),
  })
  .check(
    z.refine(
      ({ low, high }) => typeof low !== 'number' || typeof high !== 'number' || low <= high,
      {
        path: ['low'],
        error: 'must not be above high',
      },
    ),
  );
export type LineDraft = z.output<typeof LineDraft>;

const StepDraft = z.object({
  section: maybe(line(LIMITS.name)),
  text: paragraph(LIMITS.longText),
});

const Minutes = z.object({
  prep: z.nullable(RecipeNumber),
  cook: z.nullable(RecipeNumber),
  total: z.nullable(RecipeNumber),
});

/** What a recipe makes in its own words: "12 cookies". */
const Yields = z
  .object({ low: RecipeNumber, high: RecipeNumber, text: line(RECIPE_LIMITS.yieldLength) })
  .check(
    z.refine(({ low, high }) => low <= high, { path: ['low'], error: 'must not be above high' }),
  );

/** What to do when a recipe of the same address is saved already: see `recipe_saved_before`. */
export const SAME_SOURCE = ['replace', 'keep'] as const;

const RAW_TOO_LONG = `must be at most ${RECIPE_LIMITS.rawBytes} bytes`;

/**
 * The members of a recipe beside the specified ones, all optional. A change keeps those that are left out.
 */
export const draftParts = {
  lines: z.optional(
    z
      .array(LineDraft)
      .check(z.maxLength(RECIPE_LIMITS.lines, `must have at most ${RECIPE_LIMITS.lines} lines`)),
  ),
  steps: z.optional(
    z
      .array(StepDraft)
      .check(z.maxLength(RECIPE_LIMITS.steps, `must have at most ${RECIPE_LIMITS.steps} steps`)),
  ),
  source_url: maybe(
    text(MAX_ADDRESS).check(
      z.trim(),
      z.refine(isWebAddress, 'must be an address that starts with https:// or http://'),
    ),
  ),
  minutes: maybe(Minutes),
  yields: maybe(Yields),
  /** BCP 47: "de", "pt-BR". */
  language: maybe(
    text(35).check(z.regex(/^[A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8})*$/, 'must be a language')),
  ),
  notes: maybe(paragraph(LIMITS.longText)),
  /** kcal of a serving, as the recipe says. */
  calories: maybe(RecipeNumber),
  /** What it was read from; kept, and not answered. */
  raw: maybe(
    text(RECIPE_LIMITS.rawBytes, RAW_TOO_LONG).check(
      z.refine(
        (raw) =>
          !raw.includes('\0') && new TextEncoder().encode(raw).length <= RECIPE_LIMITS.rawBytes,
        RAW_TOO_LONG,
      ),
    ),
  ),
  same_source: z.optional(z.enum(SAME_SOURCE)),
};

/** How the ingredient of a line was found. */
export const HOW_FOUND = ['matched', 'remembered', 'chosen'] as const;

const NOTHING = { prep: null, cook: null, total: null };

const wholeLine = {
  ...lineParts,
  /** null for a line that stays text. */
  ingredient_id: z.nullable(Id),
  how: z.nullable(z.enum(HOW_FOUND)),
  grade: z.nullable(Grade),
  /** kcal of the amount; null where a figure is not known. */
  kcal: z.nullable(z.number()),
  /** What a grocery list needs to know of the ingredient. */
  food: z.nullable(
    z.object({
      name: z.string(),
      category: z.string(),
      image: z.nullable(z.string()),
      density_g_per_ml: z.nullable(z.number()),
      grams_of: UnitGrams,
    }),
  ),
};

const OwnLine = z.object({
  ...wholeLine,
  /**
   * The own recipe that the line is, with its lines; null while none of the title is saved.
   *
   * Shape   a recipe within that one is a line of text.
   */
  part: z.optional(
    z.nullable(z.object({ recipe_id: Id, title: z.string(), lines: z.array(z.object(wholeLine)) })),
  ),
});
export type OwnLine = z.output<typeof OwnLine>;

/** The same in answers. With defaults, because answers that browsers kept from older versions lack members. */
export const recipeParts = {
  lines: z._default(z.array(OwnLine), []),
  steps: z._default(z.array(z.object({ section: z.nullable(z.string()), text: z.string() })), []),
  source_url: z._default(z.nullable(z.string()), null),
  source_host: z._default(z.nullable(z.string()), null),
  minutes: z._default(
    z.object({
      prep: z.nullable(z.number()),
      cook: z.nullable(z.number()),
      total: z.nullable(z.number()),
    }),
    NOTHING,
  ),
  yields: z._default(
    z.nullable(z.object({ low: z.number(), high: z.number(), text: z.string() })),
    null,
  ),
  language: z._default(z.nullable(z.string()), null),
  notes: z._default(z.nullable(z.string()), null),
  calories: z._default(z.nullable(z.number()), null),
  /** Of a serving, or of the whole recipe when its servings are not known; left out where nothing is known. */
  nutrition: z.optional(Nutrition),
};
