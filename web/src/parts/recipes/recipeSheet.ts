import './recipeSheet.css';

/** The class of a recipe that a page prints alone. */
export const RECIPE_SHEET = 'recipe-sheet';
