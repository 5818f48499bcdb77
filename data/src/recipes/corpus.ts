import { ASIAN_1 } from './asian1.ts';
import { ASIAN_2 } from './asian2.ts';
import { FAVOURITES_1 } from './favourites1.ts';
import { FAVOURITES_2 } from './favourites2.ts';
import type { RecipeSource } from './format.ts';
import { INDIAN_1 } from './indian1.ts';
import { INDIAN_2 } from './indian2.ts';
import { ITALIAN_1 } from './italian1.ts';
import { ITALIAN_2 } from './italian2.ts';
import { MEDITERRANEAN_1 } from './mediterranean1.ts';
import { MEDITERRANEAN_2 } from './mediterranean2.ts';
import { MEXICAN_1 } from './mexican1.ts';
import { MEXICAN_2 } from './mexican2.ts';
import { OTHER_1 } from './other1.ts';

/** All our recipes. */
export const RECIPES: readonly RecipeSource[] = [
  ...ITALIAN_1,
  ...ITALIAN_2,
  ...INDIAN_1,
  ...INDIAN_2,
  ...MEDITERRANEAN_1,
  ...MEDITERRANEAN_2,
  ...MEXICAN_1,
  ...MEXICAN_2,
  ...ASIAN_1,
  ...ASIAN_2,
  ...OTHER_1,
  ...FAVOURITES_1,
  ...FAVOURITES_2,
];
