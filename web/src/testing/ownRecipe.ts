/** The members of a recipe of packs alone, beside the specified ones. */
export const PACKS_ALONE = {
  lines: [],
  steps: [],
  source_url: null,
  source_host: null,
  minutes: { prep: null, cook: null, total: null },
  yields: null,
  language: null,
  notes: null,
  calories: null,
};
