/**
 * Limits of own recipes.
 *
 * Units   lines, steps and recipes in entries, `…Length` in characters, `…Bytes` in bytes.
 * Source  our own decision.
 */
export const RECIPE_LIMITS = {
  lines: 500,
  steps: 500,
  /** A line as written, and its note. */
  lineLength: 1_000,
  yieldLength: 100,
  /** A time from which on one is asked whether it is meant. Units: minutes. */
  longMinutes: 12 * 60,
  rawBytes: 64 * 1024,
  /** A file of recipes, and its name. */
  fileBytes: 32 * 1024 * 1024,
  fileName: 200,
  /** Files that can be chosen at once; as many are kept per person. */
  filesAtOnce: 10,
  recipesOfOne: 2_000,
  bytesOfOne: 24 * 1024 * 1024,
  /** Text of the recipes of one answer; more come on the next page. */
  answerBytes: 512 * 1024,
  /** Drafts of all files of a person; the oldest files make room for a new one. */
  importBytes: 48 * 1024 * 1024,
  /** Remembered choices per person; the oldest are forgotten. */
  aliasesOfOne: 500,
  /** Links that show a recipe to others: of one recipe, the oldest ends for a new one; how long one lives. */
  linksOfRecipe: 10,
  linkDays: 90,
} as const;
