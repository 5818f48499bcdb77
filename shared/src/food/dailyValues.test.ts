import { expect, test } from 'vitest';

import { DAILY_VALUES, mattersInADay, nutrientAnswers } from './dailyValues.ts';
import { eachNutrient } from './nutrients.ts';

const nothing = eachNutrient(() => 0);
const allKnown = eachNutrient(() => 1);

test('a nutrient says its amount, its share of a day and whether it is a minimum', () => {
  const amounts = { ...nothing, kcal: 1300, saturated: 5.006, sodium: 1150 };
  const answers = nutrientAnswers({ amounts, known: { ...allKnown, sodium: 0.9 } });
  expect(answers[0]).toEqual({
    name: 'Calories',
    amount: 1300,
    unit: 'kcal',
    percentOfDailyNeeds: 65,
  });
  expect(answers[2]).toEqual({
    name: 'Saturated Fat',
    amount: 5.01,
    unit: 'g',
    percentOfDailyNeeds: 25.03,
  });
  expect(answers.at(-1)).toEqual({
    name: 'Sodium',
    amount: 1150,
    unit: 'mg',
    percentOfDailyNeeds: 50,
    at_least: true,
  });
});

test('every nutrient has one name and a day', () => {
  expect(new Set(DAILY_VALUES.map(({ nutrient }) => nutrient))).toEqual(
    new Set(Object.keys(nothing)),
  );
  expect(DAILY_VALUES.every(({ daily }) => daily > 0)).toBe(true);
});

test.for([
  [{ sodium: 38_758 }, 'sodium', true, 'salt'],
  [{ sodium: 1_480 }, 'sodium', false, 'ketchup'],
  [{ fat: 100 }, 'fat', true, 'oil'],
  [{ fat: 81, saturated: 51 }, 'saturated', true, 'butter'],
  [{ fat: 36, saturated: 26 }, 'saturated', false, 'nutmeg'],
  [{ fat: 100 }, 'kcal', true, 'oil feeds'],
  [{ sugar: 99.8 }, 'carbs', true, 'sugar'],
  [{ fibre: 53 }, 'fibre', false, 'cinnamon'],
  [{ fat: null }, 'fat', false, 'what nobody knows'],
] as const)('%j of %s matters: %s', ([some, nutrient, matters]) => {
  expect(mattersInADay({ ...nothing, ...some }, nutrient)).toBe(matters);
});
