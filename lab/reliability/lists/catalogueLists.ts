import { FACT_LIMITS } from '@larder/shared/food/catalogueFacts';

import { fillWanted } from './fillAccount.ts';
import { fillCatalogue } from './fillCatalogue.ts';
import { type FilledList, KIB, MIB, OF_A_DAY } from './list.ts';

/** What is kept of the catalogue, and of what it lacks. */
export const CATALOGUE_LISTS: readonly FilledList[] = [
  {
    name: 'wanted and unknown',
    tables: ['unmatched_names', 'demand_marks'],
    calls: ['POST /user/items/compare', 'POST /user/recipes/read', 'POST /ingredients/match'],
    bound:
      '50 unknown names and 50 foods that no store has a day of a person; 5,000 names in all, 200,000 marks a week in all',
    most: { rows: 100, bytes: 16 * KIB, answer: 0 },
    fill: fillWanted,
  },
  {
    name: 'catalogue',
    tables: ['ingredient_aliases', 'measures', 'dismissed_names'],
    calls: [
      'POST /admin/ingredient/{id}/alias',
      'POST /admin/ingredients',
      'PUT /admin/ingredients',
      'PUT /admin/catalogue',
      'POST /admin/ingredient/{id}/merge/{into}',
      'PUT /admin/own-product/{id}/shared',
      'PUT /admin/unmatched/dismissal',
    ],
    bound: `${FACT_LIMITS.aliases} names and ${FACT_LIMITS.measures} measures of an ingredient, 10,000 dismissed names; ingredients: ${OF_A_DAY}`,
    most: { rows: 250, bytes: 64 * KIB, answer: MIB },
    fill: fillCatalogue,
  },
];
