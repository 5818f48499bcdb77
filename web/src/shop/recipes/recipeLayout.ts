export const RECIPE_COLUMNS =
  'grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]';

/** Of a button with words: on a phone, all buttons of a recipe share one row. */
export const ROW_BUTTON = 'max-sm:grow max-sm:px-3!';
