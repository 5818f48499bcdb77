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
  rawBytes: 64 * 1024,
  /** A file of recipes, and its name. */
  fileBytes: 32 * 1024 * 1024,
  fileName: 200,
  /** Files of one choice; so many are kept. */
  filesAtOnce: 10,
  recipesOfOne: 2_000,
  bytesOfOne: 24 * 1024 * 1024,
  /** Choices that are remembered of one person; the oldest are forgotten. */
  aliasesOfOne: 500,
} as const;
